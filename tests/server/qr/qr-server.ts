import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface QrServer {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** An interface on this machine. */
export async function openQrServer(answer: RequestListener): Promise<QrServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
