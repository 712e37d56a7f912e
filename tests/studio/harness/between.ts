import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * `to`: address for the next call. `passes`: whether to forward a call, and then its response; if not, it is dropped.
 */
type Between = { to(): string; passes(path: string, when: 'asked' | 'answered'): boolean };

/** Starts a proxy between a studio and its portal that runs until the test ends; returns its address. */
export async function between({ to, passes }: Between): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (!passes(path, 'asked')) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const sent = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const reply = await fetch(to() + path, { method: 'POST', headers: sent, body: Buffer.concat(chunks) }).catch(
      () => null,
    );
    const text = await reply?.text().catch(() => null);
    if (!reply || typeof text !== 'string') return void request.socket.destroy();
    if (!passes(path, 'answered')) return;
    const { 'content-encoding': ____, 'transfer-encoding': _____, ...back } = Object.fromEntries(reply.headers);
    response.writeHead(reply.status, back).end(text);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
