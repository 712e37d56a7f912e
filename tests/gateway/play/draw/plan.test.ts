import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overdue } from '../../../../src/gateway/modules';
import { sweep } from '../../../../src/gateway/platform/jobs/overdue';
import { planNext } from '../../../../src/gateway/play/draw/plan';
import { SCHEDULES } from '../../../../src/gateway/play/draw/schedules';
import { nextIssues } from '../../../../src/gateway/play/draw/service';
import { LOTTERY_CODES } from '../../../../src/lottery';
import { isRight, verifyDraw } from '../../../../src/lottery/fair/verify';
import { type Modules, startModules } from '../../harness/modules';
import { draws, forgetJobs, MINUTE, OWN, takesBets } from './support';

let gateway: Modules;
let at: ReturnType<typeof draws>;
beforeAll(async () => {
  gateway = await startModules();
  at = draws(gateway);
});
afterAll(() => gateway.close());

/** Expects minutely issues without gaps in number, position and time. */
async function hasNoGap(least: number) {
  for (const lottery of OWN) {
    const all = await at.all(lottery);
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, nth) => nth + 1));
    const [first] = all;
    expect(all.map(({ drawsAt }) => drawsAt.getTime() - (first?.drawsAt.getTime() ?? 0))).toEqual(
      all.map((_, nth) => nth * MINUTE),
    );
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  }
}

describe('issues [own.draw.lifecycle]', () => {
  test('are planned ahead once by three concurrent gateways', async () => {
    await Promise.all([at.plan(), at.plan(), at.plan()]);
    await hasNoGap(4);
    for (const lottery of LOTTERY_CODES) expect((await at.all(lottery)).length).toBeGreaterThanOrEqual(4);
    // A minute may have passed and one more issue be due; afterwards nothing is left to plan.
    while ((await at.plan()) > 0);
    await hasNoGap(4);
  });

  test('open, close, are drawn and settled by the clock', async () => {
    await at.pass(0);
    const [issue] = await nextIssues(gateway.ctx.db, 'SSC', 1);
    expect(issue?.state).toBe('open');
    await at.pass(3 * MINUTE);
    const after = await at.one('SSC', issue?.number ?? '');
    expect([after.state, after.settlement]).toEqual(['settled', 1]);
    expect(at.closed).toContain(after.id);
    await hasNoGap(4);
  });

  test('take bets until their close by the server’s clock, regardless of the job [own.draw.closes]', async () => {
    const number = (await nextIssues(gateway.ctx.db, 'SSC', 1))[0]?.number ?? '';
    const send = async () => [await takesBets(gateway, 'SSC', number), (await at.one('SSC', number)).state];
    expect(await send()).toEqual([true, 'open']);
    await gateway.later(MINUTE);
    expect(await send()).toEqual([false, 'open']);
    expect(await takesBets(gateway, 'SSC', 'no-such')).toBeNull();
  });

  test('missed during downtime are drawn once by three gateways', { tags: ['extended'] }, async () => {
    await gateway.later(15 * MINUTE);
    await Promise.all([at.plan(), at.plan(), at.plan()]);
    while ((await at.plan()) > 0);
    await at.run();
    await hasNoGap(20);
    const now = await gateway.ctx.now();
    const over = (await at.all('PK10')).filter(({ drawsAt }) => drawsAt.getTime() < now.getTime() - 1_000);
    expect(over.length).toBeGreaterThan(14);
    expect(over.filter(({ state, result }) => state !== 'settled' || result === null)).toEqual([]);
    expect((await nextIssues(gateway.ctx.db, 'PK10', 100)).length).toBeGreaterThanOrEqual(4);
  });

  test('planned or missed during downtime are verifiable by their own evidence [own.draw.commitment]', {
    tags: ['extended'],
  }, async () => {
    for (let turn = 0; turn < 2; turn++) {
      await at.plan();
      await gateway.later(12 * MINUTE);
    }
    const jobs = async () =>
      (await gateway.ctx.db.execute(sql`select from graphile_worker.jobs where task_identifier = 'draw.step'`)).rows
        .length;
    const waited = await jobs();
    while ((await at.plan()) > 0);
    expect(await jobs()).toBeLessThan(waited + 15);
    for (const lottery of OWN) {
      const last = (await at.all(lottery)).filter(({ state }) => state === 'settled').slice(-12);
      expect(last).toHaveLength(12);
      for (const { number } of last.filter((_, nth) => nth % 3 === 0)) {
        const evidence = await gateway.client.drawEvidence({ lottery, issue: number });
        expect([number, isRight(verifyDraw(evidence))]).toEqual([number, true]);
      }
    }
    await at.run();
    await hasNoGap(40);
  });

  test('with lost jobs continue from their rows', { tags: ['extended'] }, async () => {
    const [issue] = await nextIssues(gateway.ctx.db, '11X5', 1);
    const number = issue?.number ?? '';
    for (const state of ['open', 'closed', 'drawing', 'drawn']) {
      await forgetJobs(gateway);
      await gateway.later(2 * MINUTE);
      await sweep(gateway.ctx, overdue);
      await gateway.runJobs();
      if (state === 'drawn') expect((await at.one('11X5', number)).state).not.toBe('open');
    }
    expect((await at.one('11X5', number)).result).toHaveLength(5);
  });

  test('are planned by the first worker, not by one with an outdated plan', { tags: ['extended'] }, async () => {
    await gateway.later(10 * MINUTE);
    const made = await Promise.all([1, 2, 3].map(() => planNext(gateway.ctx, 'SSC', { ...SCHEDULES.SSC, ahead: 5 })));
    expect(made.filter((count) => count > 0)).toHaveLength(1);
    await at.plan();
    await hasNoGap(30);
  });
});
