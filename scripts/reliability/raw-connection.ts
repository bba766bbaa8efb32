import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import tls from 'node:tls';
import { ports } from './ports';

/** A connection on which bytes are sent as they are. */
export type RawConnection = {
  send(bytes: string | Buffer): void;
  /** What came so far. */
  received(): Buffer;
  closed(): boolean;
  /** Waits until the server closed, or nothing came for a while. */
  settled(quiet?: number): Promise<void>;
  /** Reads no more once the beginning of an answer came, as long as `readOn` is not called. */
  readHeadersOnly(): void;
  readOn(): void;
  end(): void;
};

type Options = { secure?: boolean; alpn?: string; localAddress?: string; port?: number };

/** @throws if no connection comes about */
export const connectRaw = async ({
  secure = false,
  alpn,
  localAddress,
  port,
}: Options = {}): Promise<RawConnection> => {
  const target = { host: '127.0.0.1', port: port ?? (secure ? ports.secure : ports.plain), localAddress };
  const socket = secure
    ? tls.connect({
        ...target,
        rejectUnauthorized: false,
        ALPNProtocols: alpn ? [alpn] : undefined,
      } as tls.ConnectionOptions)
    : net.connect(target as net.TcpNetConnectOpts);
  const parts: Buffer[] = [];
  let closed = false;
  let lastHeard = Date.now();
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    lastHeard = Date.now();
  });
  socket.on('close', () => {
    closed = true;
  });
  await once(socket, secure ? 'secureConnect' : 'connect');
  // From here on an error is followed by "close", and how a connection ended is what is looked at.
  socket.on('error', () => {});
  lastHeard = Date.now();
  return {
    send: (bytes) => void (closed || socket.write(bytes)),
    received: () => Buffer.concat(parts),
    closed: () => closed,
    settled: async (quiet = 300) => {
      const asked = Date.now();
      while (!closed && Date.now() - Math.max(asked, lastHeard) < quiet) await pause(20);
    },
    readHeadersOnly: () => void socket.once('data', () => socket.pause()),
    readOn: () => void socket.resume(),
    end: () => void socket.destroy(),
  };
};

type RawAnswer = { status: number; headers: string; body: string };

/**
 * The answers in what a connection received, one after the other.
 * @returns them; `rest` is what is not a whole answer
 */
export const answersIn = (received: Buffer): { answers: RawAnswer[]; rest: string } => {
  const answers: RawAnswer[] = [];
  let rest = received.toString('latin1');
  for (;;) {
    const [whole = '', status, headers = ''] = rest.match(/^HTTP\/1\.[01] (\d{3}) [^\r]*\r\n([\s\S]*?)\r\n\r\n/) ?? [];
    const [, length] = headers.match(/^content-length: (\d+)$/im) ?? [];
    if (!status || !length || rest.length < whole.length + Number(length)) return { answers, rest };
    answers.push({ status: Number(status), headers, body: rest.slice(whole.length, whole.length + Number(length)) });
    rest = rest.slice(whole.length + Number(length));
  }
};
