import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: string; body: string };

/**
 * Sends bytes as they are, which an HTTP client would put right or refuse.
 * @returns the answer; status 0 if the server closed the connection without one
 */
export const rawRequest = (port: number, request: string | Buffer, milliseconds = 5000): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const [headers = '', ...body] = text.split('\r\n\r\n');
      resolve({
        status: Number(headers.match(/^HTTP\/1\.\d (\d{3})/)?.[1] ?? 0),
        headers,
        body: body.join('\r\n\r\n'),
      });
    };
    const timer = setTimeout(end, milliseconds);
    socket.on('data', (data) => chunks.push(data));
    socket.on('close', end).on('error', end);
  });
