// `npm run dev`: the portal by Vite with hot reload on PORT, the gateway behind it, built again and restarted on every change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { build, createServer } from 'vite';

const OUT = '.cache/dev-gateway';
const port = Number(process.env.PORT || 3000);

const freePort = async () => {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  socket.close();
  return address.port;
};

const inner = await freePort();
let child = null;

const restart = async () => {
  if (child && child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  const env = { ...process.env, PORT: String(inner), HOST: '127.0.0.1', LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  child = spawn(process.execPath, ['--enable-source-maps', `${OUT}/main.js`], { env, stdio: ['ignore', 'ignore', 'inherit'] });
};

const watcher = await build({ mode: 'gateway', logLevel: 'warn', build: { outDir: OUT, watch: {} } });
watcher.on('event', ({ code }) => code === 'END' && void restart());

const target = `http://127.0.0.1:${inner}`;
const portal = await createServer({
  server: {
    port,
    strictPort: true,
    host: process.env.HOST || true,
    proxy: { '^/(wps|lgw|ops|demo|healthz|readyz|openapi\\.json)': target },
  },
});
await portal.listen();
portal.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await watcher.close();
    await portal.close();
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    process.exit(0);
  });
