import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseClothes } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { freePort } from '../../harness/free-port.mjs';
import { admin } from './postgres';

/**
 * Starts pgbouncer in transaction mode in front of the tests' PostgreSQL (`npm run soak -- pooler`), with all of its
 * restrictions: it rejects every startup parameter that it does not know. Returns its address.
 */
export async function startPooler(server: string, folder: string) {
  const { username, password, hostname, port, searchParams } = new URL(server);
  const listenPort = await freePort();
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${host} port=${port || 5432} ${login}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 4000',
    'default_pool_size = 6',
    'server_idle_timeout = 20',
    'log_connections = 0',
    'log_disconnections = 0',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  chmodSync(folder, 0o711);
  const { prefix, owner } = chooseClothes();
  const [program = '', ...args] = [...prefix, 'pgbouncer', '--quiet', file];
  const child = spawn(program, args, { ...owner, stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${listenPort}/postgres`;
  await isOpen(url);
  return {
    url,
    async close() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Waits until the pooler accepts connections. */
async function isOpen(url: string, tries = 100): Promise<void> {
  await admin(url, 'select 1').catch(async (error: Error) => {
    if (tries === 0) throw error;
    await wait(100);
    await isOpen(url, tries - 1);
  });
}
