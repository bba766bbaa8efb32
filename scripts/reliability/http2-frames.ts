/** Frames of HTTP/2 as bytes (RFC 9113, 4.1), also wrong ones, which no library sends. */

export const types = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  ping: 6,
  goAway: 7,
  windowUpdate: 8,
  continuation: 9,
};
export const endStream = 1;
export const endHeaders = 4;

/** What a client sends first: the preface and empty settings. */
export const preface = () =>
  Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(types.settings, 0, 0, '')]);

/** One frame: its head, which says how long it is, and its payload. */
export const frame = (type: number, flags: number, stream: number, payload: string | Buffer): Buffer => {
  const body = typeof payload === 'string' ? Buffer.from(payload, 'latin1') : payload;
  const head = Buffer.alloc(9);
  head.writeUIntBE(body.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, body]);
};

/** An integer after a prefix of seven bits (RFC 7541, 5.1). */
const length = (value: number): number[] => {
  if (value < 127) return [value];
  const bytes = [127];
  let rest = value - 127;
  for (; rest >= 128; rest >>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
};

const text = (value: string) => Buffer.concat([Buffer.from(length(value.length)), Buffer.from(value, 'latin1')]);

/** Headers as literals without compression (RFC 7541, 6.2.2). */
export const headerBlock = (fields: readonly (readonly [string, string])[]): Buffer =>
  Buffer.concat(fields.flatMap(([name, value]) => [Buffer.from([0]), text(name), text(value)]));

export type Frame = { type: number; flags: number; stream: number; payload: Buffer };

/** The frames in what a connection received. */
export const framesIn = (received: Buffer): Frame[] => {
  const frames: Frame[] = [];
  for (let at = 0; at + 9 <= received.length; ) {
    const size = received.readUIntBE(at, 3);
    frames.push({
      type: received.readUInt8(at + 3),
      flags: received.readUInt8(at + 4),
      stream: received.readUInt32BE(at + 5),
      payload: received.subarray(at + 9, at + 9 + size),
    });
    at += 9 + size;
  }
  return frames;
};

/** Indexed fields of the static table (RFC 7541, appendix A), which servers send a status by. */
const statuses: Record<number, number> = { 8: 200, 9: 204, 10: 206, 11: 304, 12: 400, 13: 404, 14: 500 };

/** The status at the beginning of a header block; nginx sends it indexed, or as a literal with the indexed name. */
export const statusIn = (block: Buffer): number => {
  // An update of the table's size may come first (6.3).
  const at = ((block[0] ?? 0) & 0xe0) === 0x20 ? 1 : 0;
  const first = block[at] ?? 0;
  if (first & 0x80) return statuses[first & 0x7f] ?? 0;
  return Number(block.subarray(at + 2, at + 5).toString('latin1'));
};
