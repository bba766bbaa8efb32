import { brotliCompressSync, constants } from 'node:zlib';

/** Data as a host sends it: compressed once, as well as brotli can (RFC 7932). */
export const compressed = (data: Buffer | string): Buffer =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
