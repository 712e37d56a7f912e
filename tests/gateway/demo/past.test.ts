/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { siteDay, siteDayAt } from '../../../src/gateway/platform/time/site-days';
import { startModules } from '../harness/modules';

const HOUR = 3_600_000;

/** Starts the demo at an hour of the site's day. */
async function startsAt(hour: number): Promise<void> {
  const gateway = await startModules({ demo: false });
  onTestFinished(() => gateway.close());
  const { ctx } = gateway;
  const zone = ctx.config.siteZone;
  const now = (await ctx.now()).getTime();
  await gateway.later(siteDayAt(zone, now).end + hour * HOUR - now);
  await seedDemo({ ...ctx, config: { ...ctx.config, demo: true, demoTeam: false } });
  const { rows } = await ctx.db.execute<{ last: string }>(
    sql`select (max(bet_at) at time zone ${zone})::date::text as last from bet_facts`,
  );
  const today = siteDayAt(zone, (await ctx.now()).getTime());
  expect(siteDay(zone, rows[0]?.last ?? '').end).toBe(today.start);
}

const TITLE = "the player's history ends on the site's previous day when the demo starts at %i o'clock";
test.each([1])(TITLE, startsAt);
test.each([5, 23])(TITLE, startsAt);
