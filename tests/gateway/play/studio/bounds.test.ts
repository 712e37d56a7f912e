import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GATEWAY_SETTINGS } from '../../../../src/contract';
import { toWire } from '../../../../src/contract/money/money';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { excludePlayer } from '../../../../src/gateway/money/limits/pauses';
import { balanceOf, REVIEW } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { operators } from '../../../../src/gateway/operations/ops/tables';
import { betFacts } from '../../../../src/gateway/play/bets/tables';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { asOwner } from '../../harness/as-owner';
import { type Modules, startModules } from '../../harness/modules';
import { payee } from '../../money/wallet/support';
import { atTheLab, labOf } from './support';

type Answer = Record<string, unknown> & { status: number };
type Held = { id: string; user: string; reason: string; amount: string; round: string | null };
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
    ...{ transactionId: id, roundId: 'r1', sessionId, gameId: 'lab-wheel', player: player.id, amount, currency: 'BDT' },
    ...more,
  });
const win = (id: string, amount: string, more: object = {}): Promise<Answer> =>
  lab('win', { transactionId: id, roundId: 'r1', player: player.id, amount, currency: 'BDT', ...more });
const promo = (id: string, amount: string, more: object = {}): Promise<Answer> =>
  lab('promo', { transactionId: id, player: player.id, amount, currency: 'BDT', ...more });
const back = (id: string, of: string): Promise<Answer> =>
  lab('rollback', { transactionId: id, originalTransactionId: of, player: player.id });
const operate = (...args: string[]) => asOwner(gateway.ctx, 'studio', args);
const limit = (name: string, value: string, game = 'lab-wheel') =>
  operate('limit', 'maidanlab', name, value, ...(game ? [game] : []));
const holds = async () =>
  ((await operate('holds')) as Held[])
    .filter(({ user }) => user === player.userName)
    .map(({ id, reason, amount }) => ({ id, reason, amount }));
const reasons = async () => (await holds()).map(({ reason, amount }) => `${reason} ${amount}`);
const balance = async () => toWire(await balanceOf(gateway.ctx.db, player.id));
const review = async () => toWire(await balanceOf(gateway.ctx.db, player.id, REVIEW));
const facts = () =>
  gateway.ctx.db.select().from(betFacts).where(eq(betFacts.accountId, player.id)).orderBy(betFacts.version);
const reconciled = async () => {
  const { rows } = await gateway.ctx.db.execute<{ day: string }>(
    sql`select (app_now() at time zone 'Asia/Dhaka')::date::text as day`,
  );
  return ((await operate('reconcile', 'maidanlab', rows[0]?.day ?? '')) as { differs: object[] }).differs;
};
const OK = { status: 200, code: 'ok', outcome: 'applied' };

test('a win above the largest of its round is held, and answered as any other [own.studio.bounds]', async () => {
  const error = vi.spyOn(gateway.ctx.log, 'error');
  await limit('largest-win', '10');
  await bet('b1', '1.00');
  await bet('b2', '1.00', { roundId: 'r2' });
  expect(await win('w1', '10.00')).toMatchObject({ ...OK, balance: '1008.00' });
  expect(await win('w2', '0.01')).toMatchObject({ ...OK, balance: '1008.00' });
  expect(await win('w3', '10.01', { roundId: 'r2', closesRound: true })).toMatchObject({ ...OK, balance: '1008.00' });
  expect([await balance(), await review()]).toEqual(['1008.00', '10.02']);
  expect(await reasons()).toEqual(['over-win 0.01', 'over-win 10.01']);
  expect(await win('w3', '10.01', { roundId: 'r2', closesRound: true })).toMatchObject({
    ...OK,
    outcome: 'repeated',
    balance: '1008.00',
  });
  expect(await win('w3', '9.99', { roundId: 'r2', closesRound: true })).toMatchObject({ code: 'transaction.conflict' });
  expect(await holds()).toHaveLength(2);
  const logged = error.mock.calls.filter(([, message]) => message === 'studio.creditHeld').map(([about]) => about);
  expect(logged).toMatchObject([
    { studio: 'maidanlab', reason: 'over-win', accountId: player.id, amount: '0.01' },
    { studio: 'maidanlab', reason: 'over-win', accountId: player.id, amount: '10.01' },
  ]);
  expect(await facts()).toMatchObject([{ event: 'w3', stake: 100n, result: 0n }]);
  expect(await reconciled()).toEqual([]);
  expect(await lab('transaction-status', { player: player.id, transactionId: 'w3' })).toMatchObject({
    transaction: { state: 'applied', code: 'ok' },
    round: { open: false, won: '0.00' },
  });
  await limit('largest-win', 'default');
});

test('largest wins come from the game, its published odds, or the studio, in this order [own.studio.bounds]', async () => {
  const row = { ways: '1', of: '1', pays: '1' };
  const label = { bn: 'ফল', en: 'Result' };
  const table = { label: null, returns: '1', rows: [{ label, ...row }] };
  const odds = { gameId: 'lab-plinko', version: 1, notes: [], largestWin: '7/3', tables: [table] };
  expect(await lab('odds', odds)).toMatchObject(OK);
  const plays = async (round: string, amount: string) => {
    await bet(`b-${round}`, '3.01', { roundId: round, gameId: 'lab-plinko' });
    await win(`w-${round}`, amount, { roundId: round });
    return (await reasons()).length;
  };
  expect(await plays('r1', '7.03')).toBe(0);
  expect(await plays('r2', '7.04')).toBe(1);
  await limit('largest-win', '3', 'lab-plinko');
  expect(await plays('r3', '9.03')).toBe(1);
  expect(await plays('r4', '9.04')).toBe(2);
  await limit('largest-win', 'default', 'lab-plinko');
  expect(await operate('limits', 'maidanlab')).toMatchObject({
    limits: { 'largest-win': 10_000 },
    games: [],
    published: { 'lab-plinko': '2.333334' },
  });
  await gateway.ctx.db.execute(sql`delete from studio_odds where game_id = 'lab-plinko'`);
  await limit('largest-win', '4', '');
  expect(await plays('r5', '12.04')).toBe(2);
  expect(await plays('r6', '12.05')).toBe(3);
  await limit('largest-win', '10000', '');
});

test('holds wins without a stake and wins of any size, and never rejects one [own.studio.bounds]', async () => {
  await gateway.ctx.db.update(studios).set({ zeroStakes: true }).where(eq(studios.id, 'maidanlab'));
  await bet('b0', '0.00', { roundId: 'r0' });
  expect(await win('w0', '1000000.00', { roundId: 'r0' })).toMatchObject({ ...OK, balance: '1000.00' });
  await bet('b1', '1.00');
  for (let nth = 1; nth <= 12; nth++)
    expect(await win(`w${nth}`, '9999999999999.99')).toMatchObject({ ...OK, balance: '999.00' });
  expect(await reasons()).toEqual(['no-stake 1000000.00', ...Array(12).fill('over-win 9999999999999.99')]);
  await gateway.ctx.db.update(studios).set({ zeroStakes: false }).where(eq(studios.id, 'maidanlab'));
});

test('holds a promotion of an excluded player, but not a win [own.studio.bounds]', async () => {
  await bet('b1', '10.00');
  const account = await accountById(gateway.ctx.db, player.id);
  if (!account) throw new Error('no account');
  await excludePlayer(gateway.ctx, account, 6);
  expect(await promo('p1', '5.00')).toMatchObject({ ...OK, balance: '990.00' });
  expect(await win('w1', '5.00')).toMatchObject({ ...OK, balance: '995.00' });
  expect(await reasons()).toEqual(['excluded 5.00']);
});

test('holds a win that arrives long after the end of its round [own.studio.bounds]', async () => {
  await bet('b1', '10.00');
  await lab('round-end', { transactionId: 'e1', roundId: 'r1', player: player.id });
  await gateway.later(GATEWAY_SETTINGS.studio.lateAfter - 60_000);
  expect(await win('w1', '5.00')).toMatchObject({ code: 'round.late', balance: '995.00' });
  await gateway.later(60_000);
  expect(await win('w2', '5.00')).toMatchObject({ code: 'round.late', outcome: 'applied', balance: '995.00' });
  expect(await reasons()).toEqual(['late 5.00']);
});

test('counts what rounds pay above their stakes against the day, and starts again the next day [own.studio.bounds]', async () => {
  await limit('exposure', '100.00');
  await bet('b1', '50.00');
  expect(await win('w1', '50.00')).toMatchObject({ balance: '1000.00' });
  expect(await win('w2', '60.00')).toMatchObject({ balance: '1060.00' });
  await bet('b2', '10.00', { roundId: 'r2' });
  expect(await win('w3', '50.01', { roundId: 'r2' })).toMatchObject({ ...OK, balance: '1050.00' });
  expect(await win('w4', '50.00', { roundId: 'r2' })).toMatchObject({ balance: '1100.00' });
  expect(await win('w5', '0.01', { roundId: 'r2' })).toMatchObject({ ...OK, balance: '1100.00' });
  expect(await reasons()).toEqual(['over-exposure 50.01', 'over-exposure 0.01']);
  expect(await operate('limits', 'maidanlab')).toMatchObject({
    games: [{ game: 'lab-wheel', limits: { exposure: '100.00', promos: null } }],
    usedToday: expect.arrayContaining([{ game: 'lab-wheel', kind: 'exposure', amount: '100.00' }]),
  });
  await limit('exposure', '120.00');
  expect(await win('w6', '20.00', { roundId: 'r2' })).toMatchObject({ balance: '1120.00' });
  await gateway.later(86_400_000);
  expect(await win('w7', '119.00', { roundId: 'r2' })).toMatchObject({ ...OK, balance: '1239.00' });
  await limit('exposure', 'default');
});

test('promotions and wins of free rounds use the budget of the day [own.studio.bounds own.studio.hold-visible]', async () => {
  await limit('promos', '100.00');
  expect(await promo('p1', '80.00', { gameId: 'lab-wheel' })).toMatchObject({ balance: '1080.00' });
  await bet('b1', '0.00', { reward: 'free-7' });
  expect(await win('w1', '20.01', { reward: 'free-7' })).toMatchObject({ ...OK, balance: '1080.00' });
  expect(await win('w2', '20.00', { reward: 'free-7' })).toMatchObject({ balance: '1100.00' });
  expect(await promo('p2', '0.01', { gameId: 'lab-wheel' })).toMatchObject({ ...OK, balance: '1100.00' });
  expect(await promo('p3', '1.00')).toMatchObject({ balance: '1101.00' });
  expect(await reasons()).toEqual(['over-promo 20.01', 'over-promo 0.01']);
  expect(await player.client.merchantWallet()).toMatchObject({ main: '1101.00', underReview: '20.02' });
  await limit('promos', 'default');
});

test('concurrent wins of many players never exceed the limit of the day [own.studio.bounds]', {
  tags: ['extended'],
}, async () => {
  await limit('exposure', '100.00', 'lab-mines');
  const others = await Promise.all(Array.from({ length: 12 }, () => payee(gateway, 10_000n)));
  const seats = await Promise.all(others.map(async ({ id }) => ({ id, ...(await atTheLab(gateway, id, lab)) })));
  const placed = { roundId: 'r1', gameId: 'lab-mines' };
  for (const { send } of seats) await send('bet', { transactionId: 'b1', amount: '1.00', ...placed });
  const answers = await Promise.all(
    seats.flatMap(({ send }) =>
      [1, 2].map((nth) => send('win', { transactionId: `w${nth}`, amount: '9.00', ...placed })),
    ),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'ok'));
  const credited = await gateway.ctx.db.execute<{ paid: string; held: number }>(sql`
    select (select sum(greatest(won - 100, 0)) from studio_rounds where game_id = 'lab-mines')::text as paid,
      (select count(*)::int from studio_holds where game_id = 'lab-mines' and reason = 'over-exposure') as held`);
  const { paid, held } = credited.rows[0] ?? { paid: '', held: 0 };
  expect(Number(paid)).toBeLessThanOrEqual(10_000);
  expect(Number(paid)).toBeGreaterThan(10_000 - 900);
  expect(held).toBeGreaterThan(10);
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});

test('concurrent copies of a win have one hold, and concurrent decisions one effect [own.studio.hold-decided]', async () => {
  await limit('largest-win', '2');
  await bet('b1', '10.00', { closesRound: true });
  const copies = await Promise.all(Array.from({ length: 8 }, () => win('w1', '30.00')));
  expect(copies.map(({ balance: left }) => left)).toEqual(copies.map(() => '990.00'));
  const [hold] = await holds();
  const decisions = await Promise.allSettled(
    ['release', 'reverse', 'release', 'reverse'].map((decision) => operate(decision, hold?.id ?? '')),
  );
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(decisions.filter(({ status }) => status === 'rejected')).toMatchObject(
    Array(3).fill({ reason: { code: 'studioHold.notPermitted' } }),
  );
  expect([['1020.00', '990.00'].includes(await balance()), await review()]).toEqual([true, '0.00']);
  await limit('largest-win', 'default');
});

test('a released win is in the wallet, settles its round again, and can be rolled back [own.studio.hold-decided own.studio.hold-visible]', async () => {
  await limit('largest-win', '2');
  await bet('b1', '10.00');
  await win('w1', '30.00', { closesRound: true });
  const [hold] = await holds();
  const inRecord = async () => {
    const { list } = await player.client.bets({});
    const { result, underReview } = await player.client.bet({ id: list[0]?.id ?? '' });
    return { result, underReview };
  };
  expect(await inRecord()).toEqual({ result: '0.00', underReview: '30.00' });
  expect(await operate('release', hold?.id ?? '')).toEqual({ amount: '30.00', state: 'released' });
  expect(await inRecord()).toEqual({ result: '30.00', underReview: '0.00' });
  expect([await balance(), await review(), await holds()]).toEqual(['1020.00', '0.00', []]);
  expect(await facts()).toMatchObject([
    { event: 'w1', kind: 'settled', result: 0n },
    { event: `released ${hold?.id}`, kind: 'settledAnew', stake: 1_000n, result: 3_000n },
  ]);
  expect(await reconciled()).toEqual([]);
  await gateway.runJobs();
  const titles = async () => (await player.client.messages({})).list.map(({ title }) => title);
  expect(await titles()).toContain('A credit was released');
  expect(await win('w1', '30.00', { closesRound: true })).toMatchObject({ outcome: 'repeated', balance: '990.00' });
  expect(await back('k1', 'w1')).toMatchObject({ ...OK, balance: '990.00' });
  expect((await facts()).at(-1)).toMatchObject({ event: 'k1', result: 0n });
  expect(await reconciled()).toEqual([]);
  await limit('largest-win', 'default');
});

test('a reversed credit never reaches the wallet, and its rollback moves nothing [own.studio.hold-decided]', async () => {
  await limit('promos', '1.00');
  await promo('p1', '30.00', { gameId: 'lab-wheel' });
  const [hold] = await holds();
  expect(await operate('reverse', hold?.id ?? '')).toEqual({ amount: '30.00', state: 'reversed' });
  expect([await balance(), await review(), await holds()]).toEqual(['1000.00', '0.00', []]);
  await gateway.runJobs();
  expect((await player.client.messages({})).list.map(({ title }) => title)).toContain('A credit was not confirmed');
  expect(await back('k1', 'p1')).toMatchObject({ ...OK, balance: '1000.00' });
  await expect(operate('release', hold?.id ?? '')).rejects.toMatchObject({ code: 'studioHold.notPermitted' });
  await expect(operate('release', crypto.randomUUID())).rejects.toMatchObject({ code: 'studioHold.unknown' });
  expect(await reconciled()).toEqual([]);
  await limit('promos', 'default');
});

test('a rollback ends the hold, and a bet is not rolled back under a held win [own.studio.bounds]', async () => {
  await limit('largest-win', '2');
  await bet('b1', '10.00');
  await win('w1', '30.00');
  expect(await back('k1', 'b1')).toMatchObject({ status: 409, code: 'round.hasWins' });
  expect(await back('k2', 'w1')).toMatchObject({ ...OK, balance: '990.00' });
  expect([await holds(), await review()]).toEqual([[], '0.00']);
  expect(await back('k2', 'w1')).toMatchObject({ ...OK, outcome: 'repeated', balance: '990.00' });
  expect(await win('w1', '30.00')).toMatchObject({ code: 'transaction.rolledBack' });
  expect(await back('k3', 'b1')).toMatchObject({ ...OK, balance: '1000.00' });
  await gateway.ctx.db.update(studios).set({ rollbackUnderWin: 'winsToo' }).where(eq(studios.id, 'maidanlab'));
  await bet('b2', '10.00', { roundId: 'r2' });
  await win('w2', '30.00', { roundId: 'r2' });
  expect(await back('k4', 'b2')).toMatchObject({ ...OK, balance: '1000.00' });
  expect([await holds(), await review(), await reconciled()]).toEqual([[], '0.00', []]);
  await gateway.ctx.db.update(studios).set({ rollbackUnderWin: 'refused' }).where(eq(studios.id, 'maidanlab'));
  await limit('largest-win', 'default');
});

test('a release above the limit of one operator needs a second [own.studio.hold-decided]', async () => {
  await limit('largest-win', '2');
  await bet('b1', '1.00');
  const alone = gateway.ctx.config.opsAlone;
  await win('w1', toWire(alone + 1n));
  await win('w2', toWire(alone + 1n));
  const [first, second] = await holds();
  await gateway.ctx.db.insert(operators).values(
    [
      { name: 'admin', role: 'admin' as const },
      { name: 'rupa', role: 'payments' as const },
    ].map((candidate) => ({ ...candidate, tokenHash: candidate.name, createdAt: new Date() })),
  );
  const request = (await operate('release', first?.id ?? '')) as { waitsForAnother: string };
  expect([await balance(), await holds()]).toEqual(['999.00', [first, second]]);
  const confirms = { command: 'requests', args: ['confirm', request.waitsForAnother], reason: 'checked' };
  await perform(gateway.ctx, { name: 'rupa', role: 'payments' }, confirms);
  expect(await balance()).toBe(toWire(99_900n + alone + 1n));
  expect(await operate('reverse', second?.id ?? '')).toMatchObject({ state: 'reversed' });
  await limit('largest-win', 'default');
});

test('only existing limits can be set, and only games have defaults [own.studio.bounds]', async () => {
  for (const args of [
    ['maidanlab', 'exposure', 'default'],
    ['maidanlab', 'largest-win', '1.5'],
    ['maidanlab', 'exposure', '-1.00'],
    ['maidanlab', 'stakes', '5.00'],
  ])
    await expect(operate('limit', ...args)).rejects.toMatchObject({ code: 'ops.invalid' });
  await expect(operate('limit', 'nobody', 'exposure', '5.00')).rejects.toMatchObject({ code: 'studio.unknown' });
});
