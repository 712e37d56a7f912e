import { sql } from 'drizzle-orm';
import type { Db } from '../platform/context';
import { clockAhead, setClockAhead } from '../platform/database/clock';
import { siteDayAt } from '../platform/time/site-days';
import { type Copy, copyNow, restore } from './copy';
import type { DemoContext } from './demo-context';

/** Lifetime of a copy, ms: after that, events from weeks ago would fall on other days than intended. */
const FRESH = 60 * 60_000;

type Built<K> = { known: K; copy: Copy; startedAt: number };

/**
 * Named state of the demo: built once by its recipe, then restored from a copy. The copy and the fixture's values
 * (tokens, secrets) are only in this process and in no database.
 */
export class Fixture<K extends object = object> {
  private readonly built = new WeakMap<Db, Built<K>>();

  constructor(
    /** Description in one line. */
    readonly description: string,
    private readonly build: (demo: DemoContext) => Promise<K>,
  ) {}

  /** Puts the demo into this state, whatever it was before, and returns the fixture's values. Callers lock the demo. */
  async make(demo: DemoContext): Promise<K> {
    const { database, ctx } = demo;
    const before = this.built.get(database);
    const isFresh = before && this.isFresh(before.startedAt, ctx.config.siteZone);
    if (isFresh && (await restore(ctx.db, before.copy, demo.ahead))) return before.known;
    if (demo.ahead) return this.makeAhead(demo);
    const startedAt = Date.now();
    const known = await this.build(demo);
    await demo.settle();
    await ctx.db.execute(sql`delete from allowances`);
    // Fails here on violated constraints, not in later transactions.
    await ctx.db.execute(sql.raw('set constraints all immediate; set constraints all deferred'));
    const copy = await copyNow(ctx.db);
    // If the recipe has moved the clock, the copy is restored at real time.
    if ((await clockAhead(ctx.db)) !== '0') await restore(ctx.db, copy, false);
    this.built.set(database, { known, copy, startedAt });
    return known;
  }

  /**
   * Site days and leaderboard windows in a copy do not shift with its timestamps, so a copy is stale after midnight.
   */
  private isFresh(startedAt: number, zone: string): boolean {
    const now = Date.now();
    return now - startedAt < FRESH && siteDayAt(zone, startedAt).day === siteDayAt(zone, now).day;
  }

  /** Builds it at real time, and restores it at the platform's. */
  private async makeAhead(demo: DemoContext): Promise<K> {
    const { db } = demo.ctx;
    const ahead = await clockAhead(db);
    const known = await this.make({ ...demo, ahead: false });
    await setClockAhead(db, ahead);
    const built = this.built.get(demo.database);
    if (built) await restore(db, built.copy, true);
    return known;
  }
}

/** Extends a fixture with a step; its values include those of the base. */
export const extend = <B extends object, K extends object>(
  base: Fixture<B>,
  description: string,
  step: (demo: DemoContext, known: B) => Promise<K>,
): Fixture<Omit<B, keyof K> & K> =>
  new Fixture(description, async (demo) => {
    const known = await base.make(demo);
    return { ...known, ...(await step(demo, known)) };
  });
