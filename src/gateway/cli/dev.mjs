// `npm run dev`: serves the portal with hot reload on PORT, and a gateway behind it that is rebuilt and restarted on
// every change.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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
let stopping = false;

const restart = async () => {
  if (child && child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  if (stopping) return;
  // The studio's frames are embedded in the pages that this process serves.
  const { LOG_LEVEL = 'warn', STUDIO_PORTAL_ORIGIN = `http://localhost:${port}` } = process.env;
  const env = { ...process.env, PORT: String(inner), HOST: '127.0.0.1', LOG_LEVEL, STUDIO_PORTAL_ORIGIN };
  child = spawn(process.execPath, ['--enable-source-maps', `${OUT}/main.js`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
};

// A build sets NODE_ENV to production for the whole process; it is restored below for the portal.
const { NODE_ENV = 'development' } = process.env;
// The studio does not reload: it is built once.
spawnSync('npm', ['run', '--silent', 'build:studio'], { stdio: ['ignore', 'ignore', 2] });
const watcher = await build({ mode: 'gateway', logLevel: 'warn', build: { outDir: OUT, watch: {} } });
watcher.on('event', ({ code }) => code === 'END' && void restart());

process.env.NODE_ENV = NODE_ENV;
const target = `http://127.0.0.1:${inner}`;
const open = () =>
  fetch(`${target}/readyz`).then(
    (reply) => reply.ok,
    () => false,
  );
while (!(await open())) await wait(100);

const portal = await createServer({
  server: {
    port,
    strictPort: true,
    host: process.env.HOST || '127.0.0.1',
    proxy: { '^/(wps|lgw|demo|healthz|readyz|openapi\\.json)': target },
  },
});
await portal.listen();
portal.printUrls();

// Runs before Vite's handler, which ends the process: stops the gateway, whose PostgreSQL may outlive this process.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.prependOnceListener(signal, async () => {
    stopping = true;
    child?.kill('SIGTERM');
    await Promise.all([watcher.close(), portal.close(), child && child.exitCode === null && once(child, 'exit')]);
    process.exit(0);
  });
