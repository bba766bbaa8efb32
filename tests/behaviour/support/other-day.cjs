// For `node --require`: the clock of a program, set to the beginning of the day in TEST_DAY (UTC).
const RealDate = Date;
const ahead = RealDate.parse(process.env.TEST_DAY) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(RealDate.now() + ahead);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
