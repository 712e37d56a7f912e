import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { reachable } from '../../discovery-file';
import type { ModuleContext } from '../../platform/context';
import { sharedSecret } from '../../platform/secrets/shared-secret';
import { LAB_STUDIO } from './origin';

/** How long the first start is waited for, and how long an end, ms; one that dies is started again after a while. */
const FIRST = 5_000;
const LAST = 5_000;
const AGAIN = 500;

/** The studio's process: `listening.studio` is its port, the same each time. */
export type Lab = { close(): Promise<void> };
/** The studio's own database, and the secret of its key, whose id is the studio's. */
type LabSettings = { databaseUrl: string; secret: string };

/**
 * Starts the demo's studio beside us, on a database of its own, and again whenever it dies. It has nothing of ours but the address of the wire
 * and its key; it ends with us, also when we are killed. Where there is no build of it, the log says so.
 */
export async function startLab(ctx: ModuleContext, lab: LabSettings): Promise<Lab> {
  const { config, log, listening } = ctx;
  const program = join(config.studioDir, 'main.js');
  if (!existsSync(program)) {
    log.warn({ program }, 'lab.missing');
    return { close: async () => undefined };
  }
  const settings = await settingsOf(ctx, lab);
  let child: ChildProcess | null = null;
  let isClosing = false;
  const keep = async (opened: () => void) => {
    while (!isClosing) {
      child = start(program, { ...settings, STUDIO_PORT: String(listening.studio || config.studioPort) }, log);
      const ended = once(child, 'exit').catch(() => undefined);
      const port = await Promise.race([portOf(child), ended.then(() => 0)]);
      if (port > 0) {
        listening.studio = port;
        opened();
        await ended;
      }
      if (isClosing) return;
      log.warn('lab.ended');
      await wait(AGAIN);
    }
  };
  let opened: () => void = () => undefined;
  const isOpen = new Promise<void>((open) => {
    opened = open;
  });
  const running = keep(opened);
  await Promise.race([isOpen, wait(FIRST * config.timeoutFactor)]);
  return {
    async close() {
      isClosing = true;
      child?.stdin?.end();
      child?.kill('SIGTERM');
      const late = setTimeout(() => child?.kill('SIGKILL'), LAST * config.timeoutFactor);
      await running;
      clearTimeout(late);
    },
  };
}

/** Everything that it is told; of our own environment nothing but where programs are. */
async function settingsOf(ctx: ModuleContext, { databaseUrl, secret }: LabSettings): Promise<Record<string, string>> {
  const { host, studioDir, studioPortalOrigin, drawBeacon, drandUrl } = ctx.config;
  return {
    PATH: process.env.PATH ?? '',
    STUDIO_ATTACHED: 'on',
    STUDIO_DATABASE_URL: databaseUrl,
    STUDIO_HOST: host,
    STUDIO_PORTAL_URL: `http://${reachable(host)}:${ctx.listening.gateway}`,
    ...(studioPortalOrigin && { STUDIO_PORTAL_ORIGIN: studioPortalOrigin }),
    STUDIO_KEY: LAB_STUDIO,
    STUDIO_SECRET: secret,
    STUDIO_SEAL: await sharedSecret(ctx, 'lab.seal'),
    STUDIO_BEACON: drawBeacon,
    STUDIO_DRAND_URL: drandUrl,
    STUDIO_FILES: studioDir,
  };
}

function start(program: string, env: Record<string, string>, log: ModuleContext['log']): ChildProcess {
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.on('error', (error) => log.error({ err: error }, 'lab.failed'));
  child.stdin?.on('error', () => undefined);
  if (child.stderr) createInterface(child.stderr).on('line', (line) => log.warn({ said: line }, 'lab.said'));
  return child;
}

/** What it tells first is where it listens. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) return 0;
  const [line] = await once(createInterface(stdout), 'line');
  const { port }: { port?: unknown } = JSON.parse(String(line));
  return typeof port === 'number' ? port : 0;
}
