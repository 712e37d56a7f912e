import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { betFactQueue } from '../../../../src/gateway/play/bets/tables';
import { startModules } from '../../harness/modules';
import { isWaiting } from '../../harness/waiting';
import { newcomer } from '../../money/wallet/support';
import { betOf, factsOf, move, play } from './support';

const gateway = await startModules();
const { db } = gateway.ctx;
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const player = async () => newcomer(gateway, 100_000n);
const cause = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
const outcomeOf = (work: Promise<unknown>) => work.then(() => 'done', cause);

describe('bet fact', () => {
  test('records stake, valid bet and result, and is queued in the same transaction', async () => {
    const { id } = await player();
    const bet = await play(gateway, id, 1_000n, { result: 2_500n, validBet: 900n, bonusPart: 100n, proof: 'seed' });
    const [fact] = await factsOf(gateway, id);
    expect(fact).toMatchObject({
      version: 1,
      kind: 'settled',
      status: 'won',
      replaces: null,
      stake: 1_000n,
      validBet: 900n,
      result: 2_500n,
    });
    expect(fact).toMatchObject({ bonusPart: 100n, proof: 'seed', path: [], betAt: bet.betAt });
    expect(fact?.transactions).toEqual(bet.moves.map(({ transaction }) => transaction));
    expect(fact?.transfers).toEqual(bet.moves.map(({ transfer }) => transfer));
    const queued = await db
      .select()
      .from(betFactQueue)
      .where(eq(betFactQueue.factId, fact?.id ?? ''));
    expect(queued).toHaveLength(1);
  });

  test('contains the player’s uplines, topmost first', async () => {
    const top = await newcomer(gateway, 0n, { type: 1 });
    const agent = await newcomer(gateway, 0n, { type: 1, uplineId: top.id });
    const { id } = await newcomer(gateway, 5_000n, { uplineId: agent.id });
    await play(gateway, id, 1_000n);
    expect((await factsOf(gateway, id))[0]?.path).toEqual([top.id, agent.id]);
  });

  test('twenty concurrent records of an event create one fact; other amounts are rejected [asvs 2.3.4]', async () => {
    const { id } = await player();
    const transfer = await move(db, id, 'bet', -1_000n);
    const bet = betOf(id, 1_000n, { moves: [{ transaction: 'b', transfer }] });
    const results = await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => recordFacts(tx, [bet]))));
    expect(new Set(results.flat().map((recorded) => recorded.id)).size).toBe(1);
    expect(results.flat().filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await factsOf(gateway, id)).toHaveLength(1);
    expect(await outcomeOf(recordFacts(db, [{ ...bet, result: 1n }]))).toBe('facts.eventReused');
  });

  test('a concurrent repeat waits and returns the same fact [asvs 2.3.4]', async () => {
    const { id } = await player();
    const transfer = await move(db, id, 'bet', -1_000n);
    const bet = betOf(id, 1_000n, { moves: [{ transaction: 'b', transfer }] });
    const { first, again } = await db.transaction(async (tx) => {
      const [firstFact] = await recordFacts(tx, [bet]);
      const repeatedFacts = recordFacts(db, [bet]);
      await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
      return { first: firstFact, again: repeatedFacts };
    });
    expect(await again).toEqual([{ id: first?.id, replayed: true }]);
  });

  test('a later event replaces the earlier one; every bet has exactly one current fact', async () => {
    const { id } = await player();
    const bet = await play(gateway, id, 1_000n);
    const won = { transaction: 'w', transfer: await move(db, id, 'win', 3_000n) };
    const lateWin = { ...bet, event: 'late win', result: 3_000n, moves: [...bet.moves, won] };
    await recordFacts(db, [lateWin]);
    await recordFacts(db, [bet]);
    const back = { transaction: 'r', transfer: await move(db, id, 'bet', -2_000n) };
    await recordFacts(db, [
      { ...lateWin, event: 'undone', kind: 'cancelled', validBet: 0n, result: 0n, moves: [...lateWin.moves, back] },
    ]);
    const facts = await factsOf(gateway, id);
    expect(facts.map(({ kind, version, status }) => `${kind} ${version} ${status}`)).toEqual([
      'settled 1 lost',
      'settledAnew 2 won',
      'cancelled 3 cancelled',
    ]);
    expect(facts.map(({ replaces }) => replaces)).toEqual([null, facts[0]?.id, facts[1]?.id]);
  });

  test('is immutable', async () => {
    const { id } = await player();
    await play(gateway, id, 1_000n);
    expect(await outcomeOf(db.execute(sql`update bet_facts set result = 1 where account_id = ${id}`))).toBe(
      'facts.unchangeable',
    );
    expect(await outcomeOf(db.execute(sql`delete from bet_facts where account_id = ${id}`))).toBe('facts.unchangeable');
    expect(await outcomeOf(db.execute(sql`truncate bet_facts cascade`))).toBe('facts.unchangeable');
  });

  test.each([
    { result: -1n },
    { validBet: 1_001n },
    { bonusPart: 1_001n },
    { betId: '' },
    { game: 'x'.repeat(129) },
    { kind: 'cancelled' as const, validBet: 0n, result: 1n },
  ])('rejects implausible values: %o', async (wrong) => {
    const { id } = await player();
    expect(await outcomeOf(recordFacts(db, [betOf(id, 1_000n, wrong)]))).toContain('violates check constraint');
  });
});
