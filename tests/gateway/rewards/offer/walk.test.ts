/** @module-tag extended */

import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { again, DAY, deposit, startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { type Outcome, type Placed, place, settle } from '../../play/bets/support';
import { fold, type Happening } from './oracle';

const WALKS = Number(process.env.OFFER_CASES ?? 12);
const SEED = Number(process.env.OFFER_SEED ?? 20_261_123);
const gateway = await startForYears();
const { ctx } = gateway;
afterAll(() => gateway.close());

type Step =
  | { do: 'deposit'; amount: number }
  | { do: 'promise'; money: number; times: number; excluded: string[]; most: number | null }
  | { do: 'claim' | 'giveUp' | 'cancel'; which: number }
  | { do: 'bet'; share: number; category: 'RNG' | 'LIVE'; result: number }
  | { do: 'resettle'; which: number; result: number }
  | { do: 'break' };
const which = fc.nat(9);
const category = fc.constantFrom('RNG' as const, 'LIVE' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('promise' as const),
      money: fc.integer({ min: 1, max: 20_000 }),
      times: fc.integer({ min: 0, max: 4 }),
      excluded: fc.subarray(['RNG', 'LIVE'], { maxLength: 1 }),
      most: fc.option(fc.integer({ min: 100, max: 10_000 })),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      share: fc.integer({ min: 1, max: 100 }),
      category,
      result: fc.constantFrom(0, 0, 50, 100, 250),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('resettle' as const), which, result: fc.constantFrom(0, 100, 300) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('giveUp' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('break' as const) }) },
);

/** Plays the steps as a player and records all events. */
async function live(steps: Step[]) {
  const player = await newcomer(gateway, 0n);
  const happened: Happening[] = [];
  const promised: {
    id: string;
    amount: bigint;
    owed: bigint;
    excluded: string[];
    claimed: boolean;
  }[] = [];
  const bets: Placed[] = [];
  const client = await again(gateway, player.id);
  const held = () => balanceOf(ctx.db, player.id);
  const turns = async (bet: Placed, now: Outcome) => {
    await settle(gateway, player.id, bet, now);
    happened.push({ kind: 'settled', bet: bet.bet, stake: bet.stake, ...now });
  };
  const doing: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => Promise<unknown> } = {
    deposit: async ({ amount }) => {
      await deposit(gateway, player.id, BigInt(amount));
      happened.push({ kind: 'deposit', amount: BigInt(amount) });
    },
    promise: async ({ money, times, excluded, most }) => {
      const gift = {
        amount: BigInt(money),
        owed: BigInt(money * times),
        excluded,
      };
      const rules = {
        ...(excluded.length > 0 && { excluded }),
        ...(most !== null && { mostStake: toWire(BigInt(most)) }),
      };
      const made = {
        accountId: player.id,
        source: 'offer',
        key: `walk:${promised.length}`,
        money: gift.amount,
        requirement: gift.owed,
        rules,
      } as const;
      const id = await offerReward(ctx.db, made);
      if (id) promised.push({ id, ...gift, claimed: false });
    },
    claim: async ({ which: nth }) => {
      const gift = promised[nth % Math.max(1, promised.length)];
      if (!gift) return;
      const before = await held();
      await Promise.all([client.claimReward({ id: gift.id }), client.claimReward({ id: gift.id })]);
      expect((await held()) - before).toBe(gift.claimed || gift.owed > 0n ? 0n : gift.amount);
      if (!gift.claimed)
        happened.push({ kind: 'bonus', id: gift.id, amount: gift.amount, requiredTurnover: gift.owed, rules: gift });
      gift.claimed = true;
    },
    bet: async ({ share, category: of, result }) => {
      const stake = ((await held()) * BigInt(share)) / 100n;
      if (stake === 0n) return;
      const bet = await place(gateway, player.id, stake, of);
      bets.push(bet);
      happened.push({ kind: 'bet', bet: bet.bet, category: of });
      await turns(bet, { result: (stake * BigInt(result)) / 100n, cancelled: false });
    },
    cancel: async ({ which: nth }) => {
      const bet = bets[nth % Math.max(1, bets.length)];
      if (bet && !bet.cancelled && (await held()) + bet.stake - bet.result >= 0n)
        await turns(bet, { result: 0n, cancelled: true });
    },
    resettle: async ({ which: nth, result }) => {
      const bet = bets[nth % Math.max(1, bets.length)];
      const now = bet && (bet.stake * BigInt(result)) / 100n;
      if (bet && now !== undefined && !bet.cancelled && (await held()) + now - bet.result >= 0n)
        await turns(bet, { result: now, cancelled: false });
    },
    giveUp: async ({ which: nth }) => {
      const { list } = await client.bonuses({ state: 'open' });
      const gift = list[nth % Math.max(1, list.length)];
      if (!gift) return;
      const before = await held();
      const results = await Promise.all([1, 2].map(() => client.giveUpBonus({ id: gift.id, left: gift.left })));
      expect(results.map(({ state, taken }) => [state, taken])).toEqual([
        ['givenUp', gift.left],
        ['givenUp', gift.left],
      ]);
      expect(await held()).toBe(before);
      const { rows } = await gateway.pool.query<{ id: string }>(
        'select r.id from rewards r join grants g using (transfer_id) where g.id = $1',
        [gift.id],
      );
      happened.push({ kind: 'givenUp', id: rows[0]?.id ?? '' });
    },
    break: async () => {
      const account = await accountById(ctx.db, player.id);
      if (account) await takeTimeOut(ctx, account, 24);
      const resting = await again(gateway, player.id);
      expect([
        (await resting.rewards({})).total,
        (await resting.offers({})).total,
        (await resting.unreadMessages()).rewards,
      ]).toEqual([0, 0, 0]);
      const before = await held();
      for (const { id, claimed } of promised)
        if (!claimed) await expect(resting.claimReward({ id })).rejects.toMatchObject({ code: 'reward.barred' });
      expect(await held()).toBe(before);
      await moveClock(ctx.db, 2 * DAY);
    },
  };
  const perform = doing as Record<Step['do'], (gift: Step) => Promise<unknown>>;
  for (const gift of steps) {
    await moveClock(ctx.db, 1_000);
    await perform[gift.do](gift);
    const is = fold(happened);
    const remainingTurnover = await turnoverLeft(ctx.db, player.id);
    expect(remainingTurnover >= 0n).toBe(true);
    expect([await held(), remainingTurnover]).toEqual([is.balance, is.owed]);
    const { list } = await client.bonuses({ state: 'open', pageSize: 100 });
    expect(list.map(({ left }) => left).sort()).toEqual([...is.left.values()].map(toWire).sort());
  }
}

test('P3: after any steps, bonuses equal a fold over all events [s2.member-centre.bonus-details]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }), live), {
    numRuns: WALKS,
    seed: SEED,
    endOnFailure: false,
  });
  expect((await verifyLedger(ctx)).problems).toEqual([]);
});
