import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a request with its target as written: clients and their URL parsers would normalise it. */
export async function rawRequest(origin: string, target: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (data) => {
    text += data;
  });
  socket.write(`${[`${method} ${target} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text };
}
