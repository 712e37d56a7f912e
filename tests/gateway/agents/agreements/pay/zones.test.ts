/** @module-tag extended */

import { afterAll, expect, test } from 'vitest';
import { CONTRACT_PERIODS, type ContractTerms } from '../../../../../src/contract/agents/agent-contracts';
import { settleContracts } from '../../../../../src/gateway/agents/agreements/pay/job';
import { actOnAgreement, lossesFor, offer } from '../../../../../src/gateway/agents/agreements/service';
import type { ModuleContext } from '../../../../../src/gateway/platform/context';
import { readClock } from '../../../../../src/gateway/platform/database/clock';
import { recordFacts } from '../../../../../src/gateway/play/bets/service';
import { startModules } from '../../../harness/modules';
import { newcomer } from '../../../money/wallet/support';
import { betOf } from '../../../play/bets/support';
import { tier } from '../support';
import { billed, DAY, HOUR } from './fixture';
import { sleep } from './random';

const gateway = await startModules();
afterAll(() => gateway.close());

const year = new Date().getUTCFullYear() + 1;
const lastSunday = (month: number) => Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay());
type Person = Awaited<ReturnType<typeof newcomer>>;
const DONE = new Error('what was tried is undone');
const STAKE = 1_000n;

/** Start and end of a bill in local time. */
const formatTime = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
    .format(at)
    .replace(', ', ' ');
const WAGES: ContractTerms[] = [
  { kind: 'daily', tiers: [tier(10_000)] },
  { kind: 'hourly', tiers: [tier(10_000)] },
  { kind: 'realtime', winRate: 10_000, lossRate: 10_000, singleBet: '1.00' },
];

/**
 * Plays bets around a clock change, below agents of the house with agreements of 10 %; returns the bills of each in
 * order.
 */
async function played(
  zone: string,
  turn: number,
  { every, all }: { every: number; all: readonly (readonly ContractTerms[])[] },
) {
  let bills: Awaited<ReturnType<typeof billed>>[] = [];
  await gateway.ctx.db
    .transaction(async (tx) => {
      const ctx: ModuleContext = {
        ...gateway.ctx,
        config: { ...gateway.ctx.config, siteZone: zone },
        db: tx,
        now: () => readClock(tx),
      };
      const here = { ...gateway, ctx };
      const agents: Person[] = [];
      const players: Person[] = [];
      for (const _ of all) agents.push(await newcomer(here, 0n, { type: 1 }));
      for (const { id } of agents) players.push(await newcomer(here, 0n, { uplineId: id }));
      await sleep(ctx, turn - 70 * DAY - Date.now());
      for (const [nth, { id: holderId, userName: downline }] of agents.entries())
        for (const terms of all[nth] ?? []) {
          const id = await offer(ctx, null, { downline, terms });
          await actOnAgreement(
            ctx,
            { id: holderId },
            { id, act: 'accept', digest: (await lossesFor(ctx, holderId, id)).digest },
          );
        }
      for (let at = turn - 36 * HOUR; at < turn + 36 * HOUR; at += every) {
        const when = new Date(at);
        await recordFacts(
          tx,
          players.map(({ id }) => betOf(id, STAKE, { betAt: when, at: when })),
        );
      }
      await sleep(ctx, 110 * DAY);
      await settleContracts(ctx);
      const sorted = (await billed({ ctx })).sort((a, b) => a.starts - b.starts);
      bills = agents.map(({ id }) => sorted.filter(({ holder }) => holder === id));
      throw DONE;
    })
    .catch((error) => {
      if (error !== DONE) throw error;
    });
  return bills;
}

test.each([
  ['Asia/Dhaka', lastSunday(2), [24, 24, 24, 24]],
  ['Europe/London', lastSunday(2), [24, 24, 23, 24]],
  ['Europe/London', lastSunday(9), [24, 24, 25, 24]],
])(
  'P8: in %s each bet is in one day, hour and five minutes, also around clock changes',
  async (zone, turn, lengths) => {
    const [bills = []] = await played(zone, turn, { every: HOUR, all: [WAGES] });
    for (const kind of ['daily', 'hourly', 'realtime'] as const) {
      const all = bills.filter((bill) => bill.kind === kind);
      // 72 bets of 10.00, at 10 %.
      expect([kind, all.reduce((sum, { own }) => sum + own, 0n)]).toEqual([kind, 72n * 100n]);
      for (const [nth, { ends }] of all.entries()) expect(all[nth + 1]?.starts ?? ends).toBeGreaterThanOrEqual(ends);
    }
    const days = bills.filter(({ kind }) => kind === 'daily');
    for (const { starts, ends } of days)
      expect([formatTime(starts, zone).slice(11), formatTime(ends, zone).slice(11)]).toEqual(['00:00', '00:00']);
    const hours = days.map(({ starts, ends }) => (ends - starts) / HOUR);
    expect(new Set(hours)).toEqual(new Set(lengths));
    // There is a bet every hour, so a day's bill covers as many bets as the day has hours.
    for (const { starts, ends, own } of days.slice(1, -1)) expect(own).toBe(BigInt((ends - starts) / HOUR) * 100n);
  },
);

test.each(['Asia/Dhaka', 'Europe/London'])('P8: in %s each bet is in one week, half month and month', async (zone) => {
  const all = CONTRACT_PERIODS.map((period): ContractTerms[] => [{ kind: 'dividend', period, tiers: [tier(10_000)] }]);
  for (const turn of [lastSunday(2), Date.UTC(year, 1, 28, 20), Date.UTC(year, 5, 15, 20), Date.UTC(year, 11, 31, 20)])
    for (const [nth, bills] of (await played(zone, turn, { every: 2 * HOUR, all })).entries()) {
      const period = CONTRACT_PERIODS[nth] ?? 'D';
      expect([period, bills.reduce((sum, { own }) => sum + own, 0n)]).toEqual([period, 36n * 100n]);
      for (const [place, { ends }] of bills.entries()) expect(bills[place + 1]?.starts ?? ends).toBe(ends);
      for (const { starts } of bills) {
        const [date = '', time] = formatTime(starts, zone).split(' ');
        const begins = {
          D: true,
          W: new Date(`${date}T12:00Z`).getUTCDay() === 1,
          H: /-(01|16)$/.test(date),
          M: date.endsWith('-01'),
        };
        expect([period, date, time, begins[period]]).toEqual([period, date, '00:00', true]);
      }
    }
});
