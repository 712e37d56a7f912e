import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Network between one machine and another that can be cut: nothing passes and nothing is closed, as if packets were
 * lost.
 */
export async function cuttableLine(from: { address: string; port: number }, to: { address: string; port: number }) {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connect(to.port, to.address);
    for (const [source, target] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(source);
      source.on('data', (bytes) => isCut || target.write(bytes));
      source.on('error', () => undefined);
      source.on('close', () => {
        sockets.delete(source);
        if (!isCut) target.destroy();
      });
    }
  }).listen(from.port, from.address);
  await once(server, 'listening');
  return {
    cut: () => {
      isCut = true;
    },
    /** Connections that lost bytes cannot go on. */
    restore: () => {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
