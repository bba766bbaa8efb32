import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const outcomes = { expected: 'passed', flaky: 'flaky', unexpected: 'FAILED', skipped: 'absent' };

/** Prints at the end which journey passed in which engine. */
export default class TableReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const engineOf = (test: TestCase) => test.parent.project()?.name ?? '';
    const engines = [...new Set(tests.map(engineOf))];
    const journeys = [...new Set(tests.map(({ title }) => title))];
    const width = Math.max(...journeys.map(({ length }) => length));
    const row = (first: string, rest: string[]) =>
      [first.padEnd(width), ...rest.map((cell, index) => cell.padEnd(Math.max(engines[index]?.length ?? 0, 6)))].join(
        '  ',
      );
    console.log(`\n${row('Journey', engines)}`);
    for (const journey of journeys) {
      const cells = engines.map((engine) => {
        const test = tests.find((one) => one.title === journey && engineOf(one) === engine);
        return test ? outcomes[test.outcome()] : '–';
      });
      console.log(row(journey, cells));
    }
    const absent = tests.flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'skip'));
    for (const reason of new Set(absent.map(({ description = '' }) => description))) console.log(reason);
  }
}
