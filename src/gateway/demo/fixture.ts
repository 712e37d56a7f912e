import { sql } from 'drizzle-orm';
import type { Db } from '../platform/context';
import { clockAhead, setClockAhead } from '../platform/database/clock';
import { siteDayAt } from '../platform/time/site-days';
import { type Copy, copyNow, restore } from './copy';
import type { World } from './world';

/** Ms until a fixture is built anew: what lies weeks back in it would no longer lie on the days it was made for. */
const FRESH = 60 * 60_000;

type Built<K> = { known: K; copy: Copy; startedAt: number };

/**
 * A named state of the world: built once by its recipe, and brought back from a copy after that. The copy, and what is known of it (tokens,
 * secrets), are in this process alone and in no database.
 */
export class Fixture<K extends object = object> {
  private readonly built = new WeakMap<Db, Built<K>>();

  constructor(
    /** What is so in it, in one line. */
    readonly says: string,
    private readonly build: (world: World) => Promise<K>,
  ) {}

  /** Makes the world so, whatever it was before, and gives what is to be known of it. The demo must be locked. */
  async make(world: World): Promise<K> {
    const { database, ctx } = world;
    const before = this.built.get(database);
    const isFresh = before && this.isFresh(before.startedAt, ctx.config.siteZone);
    if (isFresh && (await restore(ctx.db, before.copy, world.ahead))) return before.known;
    if (world.ahead) return this.makeAhead(world);
    const startedAt = Date.now();
    const known = await this.build(world);
    await world.settle();
    await ctx.db.execute(sql`delete from allowances`);
    // What is wrong in it is found here, and not by everyone after.
    await ctx.db.execute(sql.raw('set constraints all immediate; set constraints all deferred'));
    const copy = await copyNow(ctx.db);
    // Where the recipe has moved the clock, the copy is at real time.
    if ((await clockAhead(ctx.db)) !== '0') await restore(ctx.db, copy, false);
    this.built.set(database, { known, copy, startedAt });
    return known;
  }

  /** Site days and leaderboard windows in a copy do not shift with its timestamps, so a copy is stale after midnight. */
  private isFresh(startedAt: number, zone: string): boolean {
    const now = Date.now();
    return now - startedAt < FRESH && siteDayAt(zone, startedAt).day === siteDayAt(zone, now).day;
  }

  /** Builds it at real time, and brings it back at the platform's. */
  private async makeAhead(world: World): Promise<K> {
    const { db } = world.ctx;
    const ahead = await clockAhead(db);
    const known = await this.make({ ...world, ahead: false });
    await setClockAhead(db, ahead);
    const built = this.built.get(world.database);
    if (built) await restore(db, built.copy, true);
    return known;
  }
}

/** A fixture that is another one and then some; what is known of it is known of both. */
export const extend = <B extends object, K extends object>(
  base: Fixture<B>,
  says: string,
  step: (world: World, known: B) => Promise<K>,
): Fixture<Omit<B, keyof K> & K> =>
  new Fixture(says, async (world) => {
    const known = await base.make(world);
    return { ...known, ...(await step(world, known)) };
  });
