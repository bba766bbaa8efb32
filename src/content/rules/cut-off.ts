/** The last chunk of a PNG. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

const jpegEnd = Buffer.from('ffd9', 'hex');
const scanMarker = 0xda;
const fillByte = 0xff;

/**
 * True for a picture of which only the beginning is there: its head says nothing of that.
 * @param type as `probe-image-size` names it; of other kinds than png, jpg, webp and avif it is never true
 */
export function isCutOff(bytes: Buffer, type: string): boolean {
  switch (type) {
    case 'png':
      return !bytes.includes(pngEnd);
    case 'jpg':
      return !bytes.includes(jpegEnd, startOfScan(bytes));
    case 'webp':
      // Its second word says how much follows (WebP Container Specification, RFC 9649, 2.4).
      return bytes.length < 8 + bytes.readUInt32LE(4);
    case 'avif':
      return endOfBoxes(bytes) > bytes.length;
    default:
      return false;
  }
}

/**
 * Where the head of a JPEG ends, which may hold a smaller JPEG with an end of its own (ITU-T T.81, B.1). What phones write
 * after the picture's end is no fault.
 */
function startOfScan(bytes: Buffer): number {
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset + 1] !== scanMarker)
    offset += bytes[offset + 1] === fillByte ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  return offset;
}

/**
 * Where the boxes of an AVIF end by their own sizes (ISO/IEC 14496-12, 4.2): a size of 1 is followed by the name and a
 * longer size, and a box of size 0 takes all that is left, as one does here that is smaller than its own head.
 */
function endOfBoxes(bytes: Buffer): number {
  let offset = 0;
  while (offset + 16 <= bytes.length) {
    const short = bytes.readUInt32BE(offset);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(offset + 8)) : short;
    if (size < 8) return bytes.length;
    offset += size;
  }
  return offset;
}
