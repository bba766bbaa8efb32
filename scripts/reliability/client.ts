import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { ports } from './ports';

export const transports = ['HTTP/1.1', 'HTTP/1.1 over TLS', 'HTTP/2'] as const;
export type Transport = (typeof transports)[number];

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

type Request = { method?: string; headers?: Record<string, string>; localAddress?: string };

/**
 * Asks the served site on a connection of its own.
 * @throws if the answer is not complete, as Node.js understands it
 */
export const ask = (transport: Transport, path: string, request: Request = {}): Promise<Answer> =>
  transport === 'HTTP/2' ? askHttp2(path, request) : askHttp1(transport, path, request);

const askHttp1 = (transport: Transport, path: string, { method = 'GET', headers, localAddress }: Request) =>
  new Promise<Answer>((resolve, reject) => {
    const [module, port] = transport === 'HTTP/1.1' ? ([http, ports.plain] as const) : ([https, ports.secure] as const);
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      localAddress,
      agent: false,
      rejectUnauthorized: false,
    };
    module
      .request(options, (response) =>
        buffer(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        ),
      )
      .on('error', reject)
      .end();
  });

const askHttp2 = (path: string, { method = 'GET', headers, localAddress }: Request) =>
  new Promise<Answer>((resolve, reject) => {
    const session = connectHttp2(localAddress);
    session.on('error', reject);
    const stream = session.request({ ':method': method, ':path': path, ...headers }, { endStream: true });
    let answer: Omit<Answer, 'body'> = { status: 0, headers: {} };
    const parts: Buffer[] = [];
    stream.on('response', ({ ':status': status = 0, ...fields }) => {
      answer = { status, headers: fields as http.IncomingHttpHeaders };
    });
    stream.on('data', (part) => parts.push(part));
    stream.on('error', reject);
    stream.on('aborted', () => reject(new Error('aborted')));
    stream.on('close', () => {
      session.destroy();
      const body = Buffer.concat(parts);
      const length = Number(answer.headers['content-length'] ?? body.length);
      if (stream.rstCode !== http2.constants.NGHTTP2_NO_ERROR || !answer.status) reject(new Error('reset'));
      // Node.js leaves this to its users (RFC 9113, 8.1.1).
      else if (body.length !== length && method !== 'HEAD') reject(new Error('cut off'));
      else resolve({ ...answer, body });
    });
  });

/** @param settings of this side, such as how much it takes before it says that it has read (RFC 9113, 6.5.2) */
export const connectHttp2 = (localAddress?: string, settings: http2.Settings = {}): http2.ClientHttp2Session =>
  http2.connect(`https://127.0.0.1:${ports.secure}`, {
    settings,
    createConnection: () =>
      tls.connect({
        host: '127.0.0.1',
        port: ports.secure,
        localAddress,
        rejectUnauthorized: false,
        ALPNProtocols: ['h2'],
      } as tls.ConnectionOptions),
  });
