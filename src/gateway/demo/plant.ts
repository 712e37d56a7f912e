import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ModuleContext } from '../platform/context';
import { isJobRunning } from '../platform/database/clock';
import { isLocked, untangled } from '../platform/database/database';
import { transact } from '../platform/database/transact';
import { allAnswered } from '../platform/http/answering';
import { setModule } from '../platform/system/service';
import { type DemoContext, demoContextOf } from './demo-context';
import { becomeDemo, lockDemo } from './emptied';
import { extend, type Fixture } from './fixture';
import { visitor } from './fixtures/access';
import { seedTeam } from './seed';

/** Time for calls and jobs to end by themselves, ms. */
const TIMEOUT_MS = 2_000;
export type Turn = { modId: string; on: boolean };
type How = {
  /** Modules to turn on or off. */
  turns?: readonly Turn[];
  /** Keeps the platform clock's offset, which open pages have seen. */
  ahead?: boolean;
  /** Records the operator's act, in the same transaction. */
  wrote?: (within: ModuleContext) => Promise<void>;
};

/**
 * Puts the demo into a fixture's state, with changed modules, and returns the fixture's values. Atomic: calls see the
 * demo either before or after it, and none is interrupted. Throws outside the demo (asvs 6.3.2).
 */
export async function plant<K extends object>(
  ctx: ModuleContext,
  fixture: Fixture<K>,
  { turns = [], ahead = false, wrote }: How = {},
): Promise<K> {
  if (!ctx.config.demo) throw new Error('there is no demo');
  // Calls whose clients are gone would otherwise continue in another state.
  await allAnswered(TIMEOUT_MS * ctx.config.timeoutFactor);
  return alone(
    ctx,
    async (demo) => {
      const known = await fixture.make(demo);
      for (const { modId, on } of turns) await setModule(demo.ctx, modId, on);
      await wrote?.(demo.ctx);
      return known;
    },
    ahead,
  );
}

/** Resets the demo: all accounts, sessions, settings and modules. */
export async function resetDemo(ctx: ModuleContext, wrote?: How['wrote']): Promise<void> {
  await plant(ctx, ctx.config.demoTeam ? buildInitialDemo() : visitor, { wrote });
}

/** Recipe of the initial demo, which has no copy: its agreements depend on the site's days, which do not shift. */
const buildInitialDemo = () =>
  extend(visitor, 'the demo as it begins, with all who are below the agent', async ({ ctx }) => {
    await seedTeam(ctx);
    return {};
  });

async function alone<T>(ctx: ModuleContext, work: (demo: DemoContext) => Promise<T>, ahead: boolean): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; ; await wait(3)) {
    const insists = Date.now() >= end;
    const done = await attempt(ctx, (within) => work(demoContextOf(within, ctx.db, ahead)), insists).catch((error) =>
      isLocked(error) && !insists ? null : Promise.reject(error),
    );
    if (done) return done.value;
  }
}

/** Returns null while a job is running, which would otherwise continue in another state. */
const attempt = <T>(
  ctx: ModuleContext,
  work: (within: ModuleContext) => Promise<T>,
  insists: boolean,
): Promise<{ value: T } | null> =>
  untangled(() =>
    transact(ctx, async (tx, within) => {
      // A concurrent reset goes first.
      await tx.execute(sql`set local lock_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo.seed'))`);
      await becomeDemo(tx);
      await lockDemo(tx, !insists);
      if (!insists && (await isJobRunning(tx))) return null;
      return { value: await work(within) };
    }),
  );
