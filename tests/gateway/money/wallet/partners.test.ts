import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { setBlocked } from '../../../../src/gateway/identity/account/service';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { deposit, rejection } from '../limits/support';
import { bet, key, newcomer, PASSWORD, PAYMENT, payee } from './support';

const gateway = await startModules();
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof newcomer>>;
const send = ({ client }: Player, to: string, amount = '100.00', extras = key(), paymentPassword = PAYMENT) =>
  client.partnerTransfer({ to, amount, paymentPassword }, extras);
const sum = async ({ client }: Player) => (await client.balance()).sumBalance;

/** An agent with an upline and two downlines. */
async function team() {
  const top = await payee(gateway, 100_000n, { type: 2 });
  const agent = await payee(gateway, 100_000n, { type: 1, uplineId: top.id });
  const first = await payee(gateway, 100_000n, { uplineId: agent.id });
  const second = await payee(gateway, 100_000n, { uplineId: agent.id });
  return { top, agent, firstDownline: first, secondDownline: second };
}

test('sends to uplines and direct downlines only [s1.agent.transfer-upline s1.agent.transfer-downline]', async () => {
  const { top, agent, firstDownline, secondDownline } = await team();
  expect(await agent.client.transferPartners()).toEqual({
    upline: top.userName,
    downlines: [firstDownline.userName, secondDownline.userName].sort(),
    available: '1000.00',
    min: '100.00',
    max: '50000.00',
  });
  expect(await firstDownline.client.transferPartners()).toMatchObject({ upline: agent.userName, downlines: [] });
  expect(await top.client.transferPartners()).toMatchObject({ upline: null, downlines: [agent.userName] });
  expect(await send(agent, top.userName)).toMatchObject({ to: top.userName, amount: '100.00', balance: '900.00' });
  expect(await send(agent, firstDownline.userName.toUpperCase(), '200.00')).toMatchObject({
    to: firstDownline.userName,
    balance: '700.00',
  });
  await send(firstDownline, agent.userName, '300.00');
  expect([await sum(top), await sum(agent), await sum(firstDownline)]).toEqual(['1100.00', '1000.00', '900.00']);
  expect((await agent.client.records({ kind: 'upline' })).list.map(({ amount }) => amount)).toEqual([
    '300.00',
    '-200.00',
    '-100.00',
  ]);
});

test('rejects strangers, indirect downlines, the sender and unknown names [asvs 8.2.2]', async () => {
  const { top, agent, firstDownline, secondDownline } = await team();
  const below = await newcomer(gateway, 0n, { uplineId: firstDownline.id });
  for (const [from, to] of [
    [firstDownline, secondDownline],
    [top, firstDownline],
    [firstDownline, below],
    [agent, agent],
    [firstDownline, { userName: 'player' }],
    [firstDownline, { userName: 'nobody_at_all' }],
  ] as const)
    await expect(send(from, to.userName)).rejects.toMatchObject(rejection('transfer.partner', 422));
});

test('rejects partners who are blocked or in a pause', async () => {
  const { agent, firstDownline, secondDownline } = await team();
  await setBlocked(gateway.ctx, firstDownline.userName, true);
  expect((await agent.client.transferPartners()).downlines).toEqual([secondDownline.userName]);
  await expect(send(agent, firstDownline.userName)).rejects.toMatchObject(rejection('transfer.partner', 422));
  await setBlocked(gateway.ctx, agent.userName, true);
  expect((await secondDownline.client.transferPartners()).upline).toBeNull();
  await setBlocked(gateway.ctx, agent.userName, false);
  await secondDownline.client.takeTimeOut({ hours: 24, password: PASSWORD });
  await expect(send(agent, secondDownline.userName)).rejects.toMatchObject(rejection('transfer.barred'));
  await expect(send(secondDownline, agent.userName)).rejects.toMatchObject(rejection('limits.timeOut', 403));
});

test('requires the payment password, which locks after five wrong attempts [asvs 7.5.3 6.3.1]', async () => {
  const { agent, firstDownline } = await team();
  const bare = await newcomer(gateway, 100_000n, { uplineId: agent.id });
  await expect(send(bare, agent.userName)).rejects.toMatchObject(rejection('payment.unset', 422));
  const guess = () => send(firstDownline, agent.userName, '100.00', key(), '000001');
  for (let time = 1; time < 5; time++) await expect(guess()).rejects.toMatchObject(rejection('payment.wrong', 422));
  await expect(guess()).rejects.toMatchObject(rejection('payment.locked', 429));
  await expect(send(firstDownline, agent.userName)).rejects.toMatchObject(rejection('payment.locked', 429));
  expect(await sum(firstDownline)).toBe('1000.00');
});

test('checks bounds, balance and a member’s turnover; an agent passes deposits on [asvs 2.3.2]', async () => {
  const { top, agent, firstDownline } = await team();
  await expect(send(firstDownline, agent.userName, '99.99')).rejects.toMatchObject(rejection('transfer.bounds', 422));
  await expect(send(firstDownline, agent.userName, '50000.01')).rejects.toMatchObject(
    rejection('transfer.bounds', 422),
  );
  await expect(send(firstDownline, agent.userName, '1000.01')).rejects.toMatchObject(
    rejection('ledger.insufficient', 422),
  );
  for (const { id } of [firstDownline, agent]) await deposit(gateway, id, 5_000n);
  await expect(send(firstDownline, agent.userName)).rejects.toMatchObject({
    ...rejection('transfer.turnover', 422),
    value: { left: '50.00' },
  });
  await bet(gateway, firstDownline.id, 5_000n);
  await send(firstDownline, agent.userName);
  await send(agent, top.userName, '1100.00');
});

test('the same key moves once and returns the first response; another body is rejected [asvs 2.3.4]', async () => {
  const { agent, firstDownline } = await team();
  const extras = key();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(firstDownline, agent.userName, '1000.00', extras)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ balance: '0.00' });
  await expect(send(firstDownline, agent.userName, '100.00', extras)).rejects.toMatchObject(
    rejection('ledger.keyReused'),
  );
  await expect(send(firstDownline, agent.userName, '100.00', {})).rejects.toMatchObject(
    rejection('request.idempotencyKey', 400),
  );
  expect([await sum(firstDownline), await sum(agent)]).toEqual(['0.00', '2000.00']);
});

test('fifty concurrent transfers of the whole balance: exactly one succeeds [asvs 2.3.4]', async () => {
  const { agent, firstDownline } = await team();
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => send(firstDownline, agent.userName, '1000.00')),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect([await sum(firstDownline), await sum(agent)]).toEqual(['0.00', '2000.00']);
});

test('concurrent transfers in both directions neither deadlock nor lose money', { tags: ['extended'] }, async () => {
  const { agent, firstDownline, secondDownline } = await team();
  const pairs = [
    [agent, firstDownline],
    [firstDownline, agent],
    [agent, secondDownline],
    [secondDownline, agent],
  ] as const;
  await Promise.all([...pairs, ...pairs].map(([from, to]) => send(from, to.userName)));
  expect(await Promise.all([agent, firstDownline, secondDownline].map(sum))).toEqual(['1000.00', '1000.00', '1000.00']);
});

test('rejects trial accounts; a player without an upline has no partners [asvs 8.2.1]', async () => {
  const alone = await payee(gateway);
  expect(await alone.client.transferPartners()).toMatchObject({ upline: null, downlines: [] });
  await gateway.ctx.db.update(accounts).set({ type: 4 }).where(eq(accounts.id, alone.id));
  await expect(alone.client.transferPartners()).rejects.toMatchObject(rejection('security.trial', 403));
  await expect(send(alone, 'agent')).rejects.toMatchObject(rejection('security.trial', 403));
});
