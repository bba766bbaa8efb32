import type { Row } from './row';
import { brokenOff, brokenOffInBrowser } from './rows/broken-off';
import { crowd } from './rows/crowd';
import { errors } from './rows/errors';
import { headers } from './rows/headers';
import { hosts } from './rows/hosts';
import { limitForAll, slowReadersRow, timeouts } from './rows/limits';
import { logs } from './rows/logs';
import { malformed } from './rows/malformed';
import { malformedHttp2 } from './rows/malformed-http2';
import { reloadUnderLoad } from './rows/reload';
import { restart } from './rows/restart';
import { tlsProfile } from './rows/tls';
import { noRoot, workers } from './rows/workers';

/** What the server promises visitors. */
export const servingRows: Row[] = [
  headers,
  errors,
  hosts,
  tlsProfile,
  malformed,
  malformedHttp2,
  slowReadersRow,
  limitForAll,
  crowd,
  timeouts,
  brokenOff,
  brokenOffInBrowser,
  logs,
  workers,
  noRoot,
  restart,
  reloadUnderLoad,
];
