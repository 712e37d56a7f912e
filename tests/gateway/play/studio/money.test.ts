import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession as logIn } from '../../../../src/gateway/identity/session/service';
import { balanceOf } from '../../../../src/gateway/money/wallet/accounts';
import { credit, verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { setMaintenance } from '../../../../src/gateway/platform/system/service';
import { betFacts } from '../../../../src/gateway/play/bets/tables';
import { purgeStudios } from '../../../../src/gateway/play/studio/purge';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { asOwner } from '../../harness/as-owner';
import { type Modules, startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { payee } from '../../money/wallet/support';
import { atTheLab, labOf, studioOf } from './support';

type Answer = Record<string, unknown> & { status: number };
let gateway: Modules;
let lab: Awaited<ReturnType<typeof labOf>>;
let player: Awaited<ReturnType<typeof payee>>;
let sessionId = '';
beforeAll(async () => {
  gateway = await startModules();
  lab = await labOf(gateway);
});
beforeEach(async () => {
  player = await payee(gateway, 100_000n);
  ({ sessionId } = await atTheLab(gateway, player.id, lab));
});
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
});

const bet = (id: string, amount: string, more: object = {}): Promise<Answer> =>
  lab('bet', {
    transactionId: id,
    roundId: 'r1',
    sessionId,
    gameId: 'lab-wheel',
    player: player.id,
    amount,
    currency: 'BDT',
    ...more,
  });
const win = (id: string, amount: string, more: object = {}): Promise<Answer> =>
  lab('win', { transactionId: id, roundId: 'r1', player: player.id, amount, currency: 'BDT', ...more });
const back = (id: string, of: string): Promise<Answer> =>
  lab('rollback', { transactionId: id, originalTransactionId: of, player: player.id });
const operate = (...args: string[]) => asOwner(gateway.ctx, 'studio', args);
const facts = () =>
  gateway.ctx.db.select().from(betFacts).where(eq(betFacts.accountId, player.id)).orderBy(betFacts.version);

test('ending a round records a fact; changes settle it again, a rollback cancels it', async () => {
  await bet('b1', '10.00');
  await bet('b2', '5.00');
  expect(await facts()).toEqual([]);
  await win('w1', '40.00', { closesRound: true });
  const settled = {
    studio: 'maidanlab',
    betId: 'b1',
    event: 'w1',
    vendor: 'MAIDANLAB',
    game: 'lab-wheel',
    category: 'RNG',
  };
  expect(await facts()).toMatchObject([
    { ...settled, kind: 'settled', stake: 1_500n, validBet: 1_500n, result: 4_000n, transactions: ['b1', 'b2', 'w1'] },
  ]);
  await win('w2', '1.00');
  await back('k1', 'w2');
  await back('k2', 'w1');
  await back('k3', 'b1');
  await back('k4', 'b2');
  expect((await facts()).slice(1)).toMatchObject([
    { event: 'w2', kind: 'settledAnew', stake: 1_500n, result: 4_100n },
    { event: 'k1', kind: 'settledAnew', result: 4_000n },
    { event: 'k2', kind: 'settledAnew', result: 0n },
    { event: 'k3', kind: 'settledAnew', stake: 500n, result: 0n },
    { event: 'k4', kind: 'cancelled', stake: 1_500n, validBet: 0n, result: 0n },
  ]);
  expect(await balanceOf(gateway.ctx.db, player.id)).toBe(100_000n);
});

test('counts a round as its studio reports, up to its stakes, in record and turnover [own.studio.valid-bet]', async () => {
  await deposit(gateway, player.id, 10_000n);
  const left = async () => (await player.client.withdrawalTerms()).turnoverRemaining;
  await bet('b1', '10.00');
  await win('w1', '10.20', { closesRound: true, validBet: '1.50' });
  expect([(await facts())[0]?.validBet, await left()]).toEqual([150n, '98.50']);
  await bet('b2', '10.00', { roundId: 'r2' });
  await bet('b3', '5.00', { roundId: 'r2' });
  await lab('round-end', { transactionId: 'e2', roundId: 'r2', player: player.id, validBet: '12.00' });
  expect(await left()).toBe('86.50');
  await back('k3', 'b3');
  const later = (await facts()).filter(({ roundId }) => roundId === 'r2');
  expect(later.map(({ validBet }) => validBet)).toEqual([1_200n, 1_000n]);
  expect(await left()).toBe('88.50');
});

test('counts opposite bets of a round by the rule of the game [own.studio.valid-bet-rule]', async () => {
  await deposit(gateway, player.id, 100_000n);
  const left = async () => (await player.client.withdrawalTerms()).turnoverRemaining;
  const row = { label: { bn: 'ফল', en: 'Result' }, ways: '1', of: '1', pays: '1' };
  const table = { label: null, returns: '1', rows: [row] };
  const publish = (validBetRule: string) =>
    lab('odds', { gameId: 'lab-wheel', version: 1, notes: [], tables: [table], validBetRule });
  const plays = async (roundId: string, sides: string[], more: object = {}) => {
    for (const [nth, side] of sides.entries()) await bet(`${roundId}-${nth}`, '250.00', { roundId, side });
    await lab('round-end', { transactionId: `${roundId}-end`, roundId, player: player.id, ...more });
    return (await facts()).findLast((fact) => fact.roundId === roundId)?.validBet;
  };
  expect(await publish('oneSide')).toMatchObject({ code: 'ok' });
  expect(await plays('r1', ['red', 'black'])).toBe(0n);
  expect(await left()).toBe('1000.00');
  expect(await plays('r2', ['red'])).toBe(25_000n);
  expect(await left()).toBe('750.00');
  await publish('stake');
  expect(await plays('r3', ['red', 'black'], { validBet: '27.03' })).toBe(2_703n);
  expect(await left()).toBe('722.97');
  await gateway.ctx.db.execute(sql`delete from studio_odds where game_id = 'lab-wheel'`);
});

test('a rolled-back bet leaves the position of its round [own.studio.valid-bet-rule]', async () => {
  const row = { label: { bn: 'ফল', en: 'Result' }, ways: '1', of: '1', pays: '1' };
  const tables = [{ label: null, returns: '1', rows: [row] }];
  await lab('odds', { gameId: 'lab-wheel', version: 1, notes: [], tables, validBetRule: 'oneSide' });
  await bet('b1', '10.00', { side: 'red' });
  await bet('b2', '4.00', { side: 'black' });
  await lab('round-end', { transactionId: 'e1', roundId: 'r1', player: player.id });
  await back('k2', 'b2');
  expect((await facts()).map(({ validBet }) => validBet)).toEqual([600n, 1_000n]);
  await gateway.ctx.db.execute(sql`delete from studio_odds where game_id = 'lab-wheel'`);
});

test('stakes count towards the turnover once the round ends, until rolled back', async () => {
  await deposit(gateway, player.id, 1_000n);
  const left = async () => (await player.client.withdrawalTerms()).turnoverRemaining;
  await bet('b1', '6.00');
  expect(await left()).toBe('10.00');
  await lab('round-end', { transactionId: 'e1', roundId: 'r1', player: player.id });
  expect(await left()).toBe('4.00');
  await back('k1', 'b1');
  expect(await left()).toBe('10.00');
});

test('a rolled-back win already spent becomes a debt, raises an alert, and blocks withdrawals until settled', async () => {
  await bet('b1', '100.00');
  await win('w1', '500.00');
  await bet('b2', '1400.00', { roundId: 'r2' });
  expect(await back('k1', 'w1')).toMatchObject({ status: 200, balance: '0.00' });
  await credit(gateway.ctx, player.id, 60_000n, crypto.randomUUID());
  for (const language of ['bn', 'en']) {
    const client = { ...player, client: gateway.as(null) };
    const token = await logIn(gateway.ctx, gateway.ctx.db, client.id);
    const { body } = await gateway.server.inject({
      method: 'POST',
      url: '/wps/member/withdrawals/preview',
      headers: { authorization: `Bearer ${token}`, language },
      payload: { bankAccountId: player.bank.id, amount: '500.00' },
    });
    const reply = JSON.parse(body);
    expect(reply).toMatchObject({ code: 'withdrawal.receivable', value: { owed: '500.00' } });
    expect(reply.message).toContain(language === 'bn' ? 'উত্তোলন' : 'Withdrawals wait');
  }
  await expect(player.withdraw('500.00')).rejects.toMatchObject({ code: 'withdrawal.receivable' });
  await gateway.runJobs();
  const titles = async () =>
    (await player.client.messages({})).list.map(({ title }) => title).filter((title) => title.includes('win'));
  expect(await titles()).toEqual(['A win was corrected']);
  const list = (await operate('receivables')) as { id: string; user: string; open: string }[];
  expect(list).toMatchObject([{ user: player.userName, open: '500.00' }]);
  expect(await operate('collect', list[0]?.id ?? '')).toMatchObject({ amount: '500.00', open: '0.00' });
  expect(await balanceOf(gateway.ctx.db, player.id)).toBe(10_000n);
  expect(await titles()).toEqual(['A corrected win is settled', 'A win was corrected']);
  await credit(gateway.ctx, player.id, 60_000n, crypto.randomUUID());
  expect(await player.withdraw('500.00')).toMatchObject({ amount: '500.00' });
});

test('a debt can be waived, or collected up to the balance', async () => {
  await bet('b1', '100.00');
  await win('w1', '500.00');
  await bet('b2', '1400.00', { roundId: 'r2' });
  await back('k1', 'w1');
  const own = (await operate('receivables')) as { id: string; user: string }[];
  const id = own.find(({ user }) => user === player.userName)?.id ?? '';
  await expect(operate('collect', id)).rejects.toMatchObject({ code: 'ledger.insufficient' });
  await credit(gateway.ctx, player.id, 20_000n, crypto.randomUUID());
  expect(await operate('collect', id)).toMatchObject({ amount: '200.00', open: '300.00' });
  expect(await operate('waive', id)).toMatchObject({ amount: '300.00', open: '0.00' });
  await expect(operate('waive', id)).rejects.toMatchObject({ code: 'receivable.unknown' });
  expect(await balanceOf(gateway.ctx.db, player.id)).toBe(0n);
});

test.each([
  ['a player', 1, ''],
  ['a trial', 4, ':trial'],
])('a receivable of %s is debited and credited in one ledger account', async (_name, type, suffix) => {
  await bet('b1', '100.00');
  await win('w1', '500.00');
  await bet('b2', '1400.00', { roundId: 'r2' });
  await gateway.ctx.db.execute(sql`update accounts set type = ${type} where id = ${player.id}`);
  await back('k1', 'w1');
  const { rows } = await gateway.ctx.db.execute<{ id: string }>(
    sql`select id from receivables where account_id = ${player.id}`,
  );
  await credit(gateway.ctx, player.id, 20_000n, crypto.randomUUID());
  for (const act of ['collect', 'waive']) await operate(act, rows[0]?.id ?? '');
  const purpose = `receivable:${player.id}${suffix}`;
  const entries = await gateway.ctx.db.execute(sql`
    select a.shard, array_agg(e.amount::int order by e.seq) as amounts
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.purpose = ${purpose} group by a.id`);
  expect(entries.rows).toEqual([{ shard: 0, amounts: [-50_000, 20_000, 30_000] }]);
});

test('maintenance rejects bets only', async () => {
  await bet('b1', '10.00');
  await setMaintenance(gateway.ctx, null);
  expect(await bet('b2', '10.00')).toMatchObject({
    status: 503,
    code: 'system.maintenance',
    outcome: 'refused',
    balance: '990.00',
  });
  expect(await win('w1', '5.00')).toMatchObject({ status: 200, balance: '995.00' });
  await setMaintenance(gateway.ctx, 'off');
});

test('a session ends after an hour without a bet; each bet prolongs it', async () => {
  await gateway.later(50 * 60_000);
  expect(await bet('b1', '10.00')).toMatchObject({ code: 'ok' });
  await gateway.later(50 * 60_000);
  expect(await bet('b2', '10.00')).toMatchObject({ code: 'ok' });
  await gateway.later(61 * 60_000);
  expect(await bet('b3', '10.00')).toMatchObject({ status: 422, code: 'session.expired' });
});

test('honours agreed options for rollbacks under a win, zero stakes and unknown ids', async () => {
  const agreed = { rollbackUnderWin: 'winsToo', zeroStakes: true, unknownRollback: 'refused' } as const;
  await gateway.ctx.db.update(studios).set(agreed).where(eq(studios.id, 'maidanlab'));
  await bet('b1', '10.00');
  await win('w1', '30.00');
  await win('w2', '5.00');
  expect(await back('k1', 'b1')).toMatchObject({ status: 200, code: 'ok', balance: '1000.00' });
  expect(await bet('b2', '0.00', { roundId: 'r2' })).toMatchObject({ status: 200, balance: '1000.00' });
  expect(await back('k2', 'b9')).toMatchObject({ status: 422, code: 'transaction.unknown' });
  expect(await bet('b9', '10.00')).toMatchObject({ status: 409, code: 'transaction.rolledBack' });
  await gateway.ctx.db
    .update(studios)
    .set({ rollbackUnderWin: 'refused', zeroStakes: false, unknownRollback: 'applied' })
    .where(eq(studios.id, 'maidanlab'));
});

test('a rollback uses the house account of its booking, not the current one', async () => {
  await bet('b1', '10.00');
  const { rows } = await gateway.ctx.db.execute<{ told: number; was: number; now: number }>(sql`
    select studio_shard(other, a.purpose, e.transfer_id) as told, a.shard as was, studio_shard(other, a.purpose, null) as now
    from studio_transactions t join ledger_entries e on e.transfer_id = t.transfers[1] join ledger_accounts a on a.id = e.account_id,
      set_byte(uuid_send(t.account_id), 15, get_byte(uuid_send(t.account_id), 15) # 1) bytes, cast(encode(bytes, 'hex') as uuid) other
    where t.account_id = ${player.id} and a.owner_id is null`);
  expect(rows).toEqual([{ told: rows[0]?.was, was: expect.any(Number), now: expect.any(Number) }]);
  expect(rows[0]?.now).not.toBe(rows[0]?.was);
  expect(await back('k1', 'b1')).toMatchObject({ status: 200, code: 'ok', balance: '1000.00' });
});

test('a studio cannot be deleted or renamed', async () => {
  for (const change of [
    sql`delete from studios where id = 'maidanlab'`,
    sql`update studios set id = 'other' where id = 'maidanlab'`,
  ])
    await expect(gateway.ctx.db.execute(change)).rejects.toMatchObject({ cause: { code: 'MD073' } });
});

test('a rotated key stays valid for a day; at most two are valid', async () => {
  const before = (await operate('key', 'rotate', 'maidanlab')) as { key: string; secret: string };
  const last = (await operate('key', 'rotate', 'maidanlab')) as { key: string; secret: string };
  const balanceRequest = { player: player.id, currency: 'BDT' };
  expect(await lab('balance', balanceRequest)).toMatchObject({ status: 401, code: 'studio.key' });
  for (const key of [before, last])
    expect(await studioOf(gateway, key)('balance', balanceRequest)).toMatchObject({ status: 200 });
  await gateway.later(86_400_001);
  expect(await studioOf(gateway, before)('balance', balanceRequest)).toMatchObject({ status: 401, code: 'studio.key' });
  expect(await studioOf(gateway, last)('balance', balanceRequest)).toMatchObject({ status: 200 });
  lab = studioOf(gateway, last);
});

test('operators see a studio’s day, its calls, and differences to the ledger', async () => {
  await bet('b1', '10.00');
  await bet('b2', '99999.00');
  await win('w1', '5.00', { closesRound: true });
  await back('k1', 'w1');
  const { rows } = await gateway.ctx.db.execute<{ day: string }>(
    sql`select (app_now() at time zone 'Asia/Dhaka')::date::text as day`,
  );
  const day = rows[0]?.day ?? '';
  const report = (await operate('reconcile', 'maidanlab', day)) as {
    transactions: object[];
    calls: object[];
    differs: object[];
  };
  expect(report.differs).toEqual([]);
  expect(report.transactions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'bet', state: 'refused', code: 'funds.insufficient' }),
      expect.objectContaining({ kind: 'win', state: 'rolledBack', code: 'ok' }),
    ]),
  );
  expect(report.calls).toEqual(
    expect.arrayContaining([expect.objectContaining({ call: 'bet', code: 'ok', slowestMs: expect.any(Number) })]),
  );
  await gateway.ctx.db.execute(
    sql`update studio_transactions set amount = 999 where transaction_id = 'b1' and account_id = ${player.id}`,
  );
  const wrong = (await operate('reconcile', 'maidanlab', day)) as { differs: object[] };
  expect(wrong.differs).toMatchObject([{ transaction: 'b1', expected: '999', booked: '1000' }]);
});

test('purges nonces after minutes and calls after months, settled bets never', async () => {
  const { db } = gateway.ctx;
  await bet('b1', '10.00');
  const counted = async () => {
    const { rows } =
      await db.execute(sql`select (select count(*)::int from studio_nonces) as nonces, (select count(*)::int from studio_calls) as calls,
      (select count(*)::int from studio_transactions where account_id = ${player.id}) as kept`);
    return rows[0];
  };
  await purgeStudios(gateway.ctx);
  expect(await counted()).toEqual({ nonces: expect.any(Number), calls: expect.any(Number), kept: 1 });
  expect(Number((await counted())?.nonces)).toBeGreaterThan(0);
  await db.execute(sql`update studio_nonces set at = at - interval '3 minutes'`);
  await db.execute(sql`update studio_calls set at = at - interval '121 days'`);
  await purgeStudios(gateway.ctx);
  expect(await counted()).toEqual({ nonces: 0, calls: 0, kept: 1 });
});

test('operators see rounds open for long, and can close a studio’s bets', async () => {
  await bet('b1', '10.00', { roundId: 'long' });
  await gateway.later(31 * 60_000);
  expect(await operate('rounds')).toEqual(
    expect.arrayContaining([expect.objectContaining({ roundId: 'long', user: player.userName, staked: '10.00' })]),
  );
  await operate('bets', 'off', 'maidanlab');
  expect(await bet('b2', '10.00')).toMatchObject({ status: 503, code: 'studio.closed' });
  await operate('bets', 'on', 'maidanlab');
  expect(await operate('list')).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 'maidanlab', open: true })]),
  );
});
