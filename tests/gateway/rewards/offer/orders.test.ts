import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { GameType } from '../../../../src/contract/play/game-kinds';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { give, newcomer } from '../../money/wallet/support';
import { decide, issueOf, LOSS, line, place } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player with own money, a bonus of 10.00 to be staked three times, then a deposit of 4.00 to be staked once. */
async function withBonus(rules: { excluded?: GameType[]; mostStake?: string }) {
  const { id, client } = await newcomer(gateway, 100_000n);
  await give(gateway, id, { money: 1_000n, requirement: 3_000n, rules });
  await deposit(gateway, id, 400n);
  const { send } = await atTheLab(gateway, id);
  let rounds = 0;
  return {
    client,
    /** Plays a lost slot round at the studio. */
    async spins(amount: string) {
      const roundId = `r${++rounds}`;
      expect(await send('bet', { transactionId: `b${rounds}`, roundId, gameId: 'lab-wheel', amount })).toMatchObject({
        code: 'ok',
      });
      expect(
        await send('win', { transactionId: `w${rounds}`, roundId, amount: '0.00', closesRound: true }),
      ).toMatchObject({ code: 'ok' });
    },
    /** Places a lost lottery order. */
    async orders(times: number) {
      const issue = await issueOf(gateway);
      await place(client, issue, (0.2 * times).toFixed(2), [line('1|2', { multiple: times })]);
      await decide(gateway, issue, LOSS);
      await settleIssue(ctx, issue.id);
    },
    /** Returns the turnover done for the bonus and what is left for the deposit. */
    async stands() {
      const [bonus] = (await client.bonuses({})).list;
      return [bonus?.workedOff, (await client.withdrawalTerms()).turnoverRemaining];
    },
  };
}

test('an excluded lottery counts only towards the deposit, slots towards the bonus [own.bonus.progress]', async () => {
  const { spins, orders, stands } = await withBonus({ excluded: ['ELOTT', 'LOTT'] });
  expect(await stands()).toEqual(['0.00', '4.00']);
  await orders(30);
  expect(await stands()).toEqual(['0.00', '0.00']);
  await spins('5.00');
  expect(await stands()).toEqual(['5.00', '0.00']);
});

test('excluded slots do not count towards the bonus, a lottery does [own.bonus.progress]', async () => {
  const { spins, orders, stands } = await withBonus({ excluded: ['RNG'] });
  await spins('5.00');
  expect(await stands()).toEqual(['0.00', '0.00']);
  await orders(20);
  expect(await stands()).toEqual(['4.00', '0.00']);
});

test('stakes of own money count in any size, for the deposit first [own.grant.turnover]', async () => {
  const { spins, orders, stands } = await withBonus({ mostStake: '4.00' });
  await spins('4.01');
  expect(await stands()).toEqual(['0.01', '0.00']);
  await orders(21);
  expect(await stands()).toEqual(['4.21', '0.00']);
});

test('orders that are settled together work deposits off in the order in which they were placed, also after a correction [own.grant.turnover]', async () => {
  const { id, client } = await newcomer(gateway, 0n);
  const issue = await issueOf(gateway);
  const digit = line('1||||', { play: 'place', unit: 'yuan', multiple: 5 });
  for (let nth = 0; nth < 8; nth++) {
    await deposit(gateway, id, 1_000n);
    await place(client, issue, '10.00', [digit]);
  }
  // Rows are scanned in the order of their last update, so that only the settlement's own order helps.
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from lottery_orders
    where account_id = ${id} order by number desc`);
  for (const row of rows) await ctx.db.execute(sql`update lottery_orders set state = state where id = ${row.id}`);
  for (const result of [LOSS, [2, 2, 2, 2, 2]]) {
    await decide(gateway, issue, result);
    await ctx.db.transaction(async (db) => {
      await db.execute(sql`set local enable_nestloop = off`);
      await db.execute(sql`set local enable_mergejoin = off`);
      await settleIssue({ ...ctx, db }, issue.id);
    });
    expect((await client.withdrawalTerms()).turnoverRemaining).toBe('0.00');
  }
});

test('a small last order of many counts at most its stake, and the position counts as a whole [own.lottery.valid-bet]', async () => {
  const { id, client } = await newcomer(gateway, 100_000n);
  const issue = await issueOf(gateway);
  const multiples = [...Array.from({ length: 24 }, (_, nth) => 7 + nth), 1];
  for (const [nth, multiple] of multiples.entries()) {
    const chosen = multiple === 1 ? 5 : nth % 5;
    const digit = line(`${chosen}||||`, { play: 'place', unit: 'jiao', multiple });
    await place(client, issue, (0.2 * multiple).toFixed(2), [digit]);
  }
  await decide(gateway, issue, LOSS);
  await settleIssue(ctx, issue.id);
  const { rows } = await ctx.db.execute<{ valid: number; stake: number }>(sql`select valid_bet::int as valid,
    stake::int as stake from bets where account_id = ${id} order by bet_at`);
  expect(rows).toHaveLength(multiples.length);
  expect(rows.at(-1)).toEqual({ valid: 20, stake: 20 });
  expect(rows.every(({ valid, stake }) => valid <= stake)).toBe(true);
});
