import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { opsAt } from '../gateway/harness/call';
import { end, launch, until } from './processes';

/** `secrets`: settings that each gateway reads from files. */
type Parts = { folder: string; bundle: string; settings: string; secrets: Record<string, string> };

/** Settings of the load: demo accounts with passwords alone, many calls from one address, nothing else to do. */
const LOADED = {
  DEMO: 'on',
  DEMO_TEAM: 'off',
  DRAWS: 'off',
  LIMIT_FACTOR: '1000',
  MODULES_OFF: 'AFTERLOGIN,IPVERIF,SLIDEVERIF',
  PORTAL_DIR: 'none',
  STUDIO_DIR: 'none',
  LOG_LEVEL: 'warn',
};
/** Token of the first admin, the same in each data folder. */
const TOKEN = 'the-token-of-the-cluster';

/** Starts a gateway on an address, with secrets in files as systemd passes them on. */
export async function startGateway({ folder, bundle, settings, secrets }: Parts, address: string) {
  const data = join(folder, `gateway-${address}`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(join(data, 'ops.token'), TOKEN, { mode: 0o600 });
  const files = Object.entries(secrets).map(([name, value]) => {
    const path = join(data, name.toLowerCase());
    writeFileSync(path, `${value}\n`, { mode: 0o600 });
    return [`${name}_FILE`, path];
  });
  const common = settings.split('\n').flatMap((line) => (/^\w+=/.test(line) ? [line.split('=')] : []));
  const place = { HOST: address, PORT: '3000', DATA_DIR: data };
  const env = { ...Object.fromEntries(common), ...Object.fromEntries(files), ...LOADED, ...place };
  const start = (): ChildProcess => launch(folder, `gateway-${address}`, [process.execPath, bundle], { env });
  // The port of operators' commands opens last.
  const isReady = async () =>
    existsSync(join(data, 'gateway.json')) &&
    (await fetch(`http://${address}:3000/readyz`, { signal: AbortSignal.timeout(5_000) })).status === 200;
  let child: ChildProcess;
  const open = async () => {
    child = start();
    await until(`the start of the gateway at ${address}`, isReady);
  };
  const stop = () => end(child, 'SIGTERM');
  await open();
  return {
    address,
    isReady,
    stop,
    open,
    /** Sends an operator's command. */
    ops: (command: string, args: string[]) => {
      const { ops } = JSON.parse(readFileSync(join(data, 'gateway.json'), 'utf8'));
      return opsAt(ops, data)(command, args);
    },
    /** Ends it gracefully, and starts the next version. */
    async upgrade() {
      await stop();
      await open();
    },
  };
}
