import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Deposit } from '../../../../src/contract';
import { endReceivable, openReceivables } from '../../../../src/gateway/money/wallet/receivables';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { openCases, showCase } from '../../../../src/gateway/operations/abuse/read';
import { startModules } from '../../harness/modules';
import { atTheLab } from '../../play/studio/support';
import { key, PASSWORD } from '../wallet/support';
import { depositor, paymentProvider } from './support';

const gateway = await startModules();
const { ctx } = gateway;
const { notify, paid } = paymentProvider(gateway);
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof depositor>>;
const reversed = (deposit: Deposit, amount?: string, id?: string) =>
  notify(deposit, {
    type: 'payment.reversed',
    reason: 'chargeback',
    ...(amount && { reversed: amount }),
    ...(id && { id }),
  });
const credited = async (player: Player, amount = '500.00') => {
  const deposit = await player.begin(key(), amount);
  await paid(deposit);
  return deposit;
};
const balance = async ({ client }: Player) => (await client.balance()).sumBalance;
const turnover = async ({ id }: Player) =>
  (await ctx.db.execute(sql`select turnover_due(${id})::int as due`)).rows[0]?.due;
const debt = async ({ client }: Player) => (await client.depositTerms()).debt;
/** Loses an amount in a round of the studio. */
async function loses({ id }: Player, amount: string, round = 'r1') {
  const { send } = await atTheLab(gateway, id);
  const at = { transactionId: `t-${id}-${round}`, roundId: `${id}-${round}`, gameId: 'lab-wheel' };
  expect(await send('bet', { ...at, amount, closesRound: true })).toMatchObject({ code: 'ok' });
}

test('a reversal takes a deposit back from the wallet, once per event, with its turnover [own.deposit.reversed]', async () => {
  const player = await depositor(gateway);
  const deposit = await credited(player);
  expect(await turnover(player)).toBe(50_000);
  const id = `e-${deposit.id}`;
  expect(await reversed(deposit, undefined, id)).toBe('200 heard');
  expect(await reversed(deposit, undefined, id)).toBe('200 heard');
  expect([await balance(player), await turnover(player), await debt(player)]).toEqual(['0.00', 0, null]);
  expect(await player.client.deposit({ id: deposit.id })).toMatchObject({ state: 'credited', reversed: '500.00' });
});

test('a corrected amount takes back its part, and never more than the deposit [own.deposit.reversed]', async () => {
  const player = await depositor(gateway);
  const deposit = await credited(player);
  expect(await reversed(deposit, '200.00')).toBe('200 heard');
  expect([await balance(player), await turnover(player)]).toEqual(['300.00', 30_000]);
  expect(await reversed(deposit, '300.01')).toBe('422 deposit.amount');
  expect(await reversed(deposit, '0.00')).toBe('422 deposit.amount');
  expect(await reversed(deposit)).toBe('422 deposit.amount');
  expect(await reversed(deposit, '300.00')).toBe('200 heard');
  expect(await balance(player)).toBe('0.00');
  expect((await player.client.deposits({})).list[0]).toMatchObject({ amount: '500.00', reversed: '500.00' });
});

test('what was spent becomes a debt that later deposits settle first [own.deposit.reversed]', async () => {
  const player = await depositor(gateway);
  const deposit = await credited(player);
  await loses(player, '350.00');
  await reversed(deposit);
  expect([await balance(player), await debt(player)]).toEqual(['0.00', '350.00']);
  expect((await openReceivables(ctx)).filter(({ from }) => from === 'deposit')).toMatchObject([
    { amount: '350.00', open: '350.00' },
  ]);
  await credited(player, '100.00');
  expect([await balance(player), await debt(player), await turnover(player)]).toEqual(['0.00', '250.00', 0]);
  await credited(player, '400.00');
  expect([await balance(player), await debt(player), await turnover(player)]).toEqual(['150.00', null, 15_000]);
  expect(await openReceivables(ctx)).toEqual([]);
});

test('an operator can waive the debt of a reversed deposit [own.deposit.reversed]', async () => {
  const player = await depositor(gateway);
  const deposit = await credited(player);
  await loses(player, '500.00');
  await reversed(deposit);
  const [row] = await openReceivables(ctx);
  await endReceivable(ctx, row?.id ?? '', 'waive', { by: 'a test' });
  expect(await debt(player)).toBeNull();
});

test('ends the bonus of the deposit, claimed or not [own.deposit.reversed]', async () => {
  const claimed = await depositor(gateway);
  const waiting = await depositor(gateway);
  const deposits = [];
  for (const { client } of [claimed, waiting]) {
    const deposit = await client.createDeposit({ method: 'nodi', amount: '600.00', bonus: 'SHAPLAFIRST' }, key());
    await paid(deposit);
    deposits.push(deposit);
  }
  const [reward] = (await claimed.client.rewards({})).list;
  await claimed.client.claimReward({ id: reward?.id ?? '' });
  expect(await balance(claimed)).toBe('1200.00');
  for (const deposit of deposits) expect(await reversed(deposit)).toBe('200 heard');
  expect([await balance(claimed), await balance(waiting)]).toEqual(['0.00', '0.00']);
  expect((await claimed.client.bonuses({})).list).toMatchObject([{ state: 'reversed', left: '0.00', taken: '600.00' }]);
  expect((await waiting.client.rewards({ view: 'open' })).list).toEqual([]);
});

test('opens a case that holds payouts until an operator decides [own.deposit.reversed own.abuse.payout]', async () => {
  const player = await depositor(gateway, '1000.00');
  const deposit = await credited(player, '1000.00');
  await reversed(deposit, '400.00');
  const found = (await openCases(ctx)).find(({ members }) => members.includes(player.userName));
  const shown = await showCase(ctx, found?.number ?? '');
  expect(shown.evidence).toMatchObject([
    { kind: 'reversal', reasons: { reversals: [{ deposit: deposit.number, amount: '400.00', reason: 'chargeback' }] } },
  ]);
  expect(shown.proposal).toContain('taken back');
  const payout = { id: null, accountId: player.id, amount: 100n };
  expect(await ctx.ports.findHoldingCase(ctx, payout)).toBe(found?.number);
});

test('an open case lists each later reversal, also a second of the same sum [own.deposit.reversed own.abuse.case]', async () => {
  const player = await depositor(gateway, '1000.00');
  const first = await credited(player, '1000.00');
  const second = await credited(player, '700.00');
  await reversed(first, '400.00');
  await reversed(first, '400.00');
  await reversed(second);
  const cases = (await openCases(ctx)).filter(({ members }) => members.includes(player.userName));
  expect(cases).toHaveLength(1);
  const { evidence } = await showCase(ctx, cases[0]?.number ?? '');
  const reasons = [
    { deposit: first.number, amount: '400.00', reason: 'chargeback' },
    { deposit: first.number, amount: '400.00', reason: 'chargeback' },
    { deposit: second.number, amount: '700.00', reason: 'chargeback' },
  ];
  expect(evidence).toMatchObject([{ kind: 'reversal', reasons: { reversals: reasons } }]);
});

test('asks for another delivery where nothing is credited yet, and counts as the refund of a returned deposit [own.deposit.reversed]', async () => {
  const player = await depositor(gateway);
  const pending = await player.begin();
  expect(await reversed(pending)).toBe('409 deposit.notCredited');
  await player.client.takeTimeOut({ hours: 24, password: PASSWORD });
  await paid(pending);
  expect(await reversed(pending)).toBe('200 heard');
  expect(await reversed(pending)).toBe('409 deposit.notCredited');
  expect(await balance(player)).toBe('0.00');
});
