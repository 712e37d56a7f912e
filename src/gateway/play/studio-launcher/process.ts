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

/** Timeouts of the first start and of an end, and the delay before a restart, ms. */
const FIRST = 5_000;
const LAST = 5_000;
const AGAIN = 500;

/** Process of the studio; `listening.studio` is its port, the same after each restart. */
export type Lab = { close(): Promise<void> };
/** The studio's own database, and the secret of its key, whose id is the studio's. */
type LabSettings = { databaseUrl: string; secret: string };

/**
 * Starts the demo's studio as a child process with its own database, and restarts it whenever it dies. From us it gets
 * only the address of the wire and its key; it ends with us, even if we are killed. Logs a warning if it is not built.
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

/** Returns the complete environment of the child; from ours it gets only PATH. */
async function settingsOf(ctx: ModuleContext, { databaseUrl, secret }: LabSettings): Promise<Record<string, string>> {
  const { host, studioDir, studioPortalOrigin, drawBeacon, drandUrl, tracing } = ctx.config;
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
    ...(tracing && { STUDIO_TRACE_URL: tracing.url, STUDIO_TRACE_SHARE: String(tracing.share) }),
  };
}

function start(program: string, env: Record<string, string>, log: ModuleContext['log']): ChildProcess {
  const child = spawn(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.on('error', (error) => log.error({ err: error }, 'lab.failed'));
  child.stdin?.on('error', () => undefined);
  if (child.stderr) createInterface(child.stderr).on('line', (line) => log.warn({ said: line }, 'lab.said'));
  return child;
}

/** Returns the port of the child, from the first line of its output. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) return 0;
  const [line] = await once(createInterface(stdout), 'line');
  const { port }: { port?: unknown } = JSON.parse(String(line));
  return typeof port === 'number' ? port : 0;
}
