import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a free port of this machine. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = Object(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
