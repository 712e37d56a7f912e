import { afterAll, afterEach, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { type BetFact, recordFacts } from '../../../../src/gateway/play/bets/service';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { move, play } from './support';

const gateway = await startModules();
const { db } = gateway.ctx;
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

async function depositor(...amounts: bigint[]) {
  const { id } = await newcomer(gateway);
  for (const amount of amounts) await deposit(gateway, id, amount);
  return { id, owed: () => turnoverLeft(db, id) };
}

/** Settles the bet again with another stake or kind. */
async function settleAgain(bet: BetFact, stake: bigint, more: Partial<BetFact> = {}): Promise<BetFact> {
  const refund = more.kind === 'cancelled' ? bet.stake : bet.stake - stake;
  const back = {
    transaction: `r${stake}`,
    transfer: await move(db, bet.accountId, refund < 0n ? 'bet' : 'win', refund),
  };
  const next = { ...bet, event: crypto.randomUUID(), stake, validBet: stake, moves: [...bet.moves, back], ...more };
  await recordFacts(db, [next]);
  return next;
}

test('a bet counts its valid amount towards the turnover once, in any order of events [asvs 2.3.4]', async () => {
  const { id, owed } = await depositor(30_000n);
  const bet = await play(gateway, id, 20_000n, { validBet: 15_000n });
  expect(await owed()).toBe(15_000n);
  await Promise.all(Array.from({ length: 10 }, () => recordFacts(db, [bet])));
  const less = await settleAgain(bet, 5_000n);
  for (const fact of [bet, less, bet]) await recordFacts(db, [fact]);
  expect(await owed()).toBe(25_000n);
});

test('a cancelled bet reopens turnover, oldest grant first, even of ended grants', async () => {
  const { id, owed } = await depositor(30_000n, 20_000n);
  const bet = await play(gateway, id, 40_000n);
  expect(await owed()).toBe(10_000n);
  await settleAgain(bet, 40_000n, { kind: 'cancelled', validBet: 0n });
  expect(await owed()).toBe(50_000n);
  await play(gateway, id, 50_000n);
  expect(await owed()).toBe(0n);
});

test('a new settlement counts its new amount, and never towards later grants', async () => {
  const { id, owed } = await depositor(30_000n);
  const bet = await play(gateway, id, 10_000n);
  await deposit(gateway, id, 20_000n);
  const more = await settleAgain(bet, 60_000n);
  expect(await owed()).toBe(20_000n);
  await settleAgain(more, 12_000n);
  expect(await owed()).toBe(38_000n);
});

test('a reduced stake reopens turnover only below the amount that was required', async () => {
  const { id, owed } = await depositor(10_000n);
  const bet = await play(gateway, id, 40_000n);
  const less = await settleAgain(bet, 15_000n);
  expect(await owed()).toBe(0n);
  await settleAgain(less, 4_000n);
  expect(await owed()).toBe(6_000n);
});

test('a round without a stake counts nothing', async () => {
  const { id, owed } = await depositor(10_000n);
  await play(gateway, id, 0n, { result: 5_000n });
  expect(await owed()).toBe(10_000n);
});
