import { afterAll, afterEach, expect, test } from 'vitest';
import { balancesOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { expireBonuses } from '../../../../src/gateway/rewards/offer/expiry';
import { startModules } from '../../harness/modules';
import { give, newcomer, withSession } from '../../money/wallet/support';
import { decide, issueOf, line, place, WIN } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const DAY = 86_400_000;

/** A player whose only money is a bonus of 100.00 that expires in a day. */
async function gifted(requirement = 80_000n) {
  const { id, client } = await newcomer(gateway, 0n);
  await give(gateway, id, { money: 10_000n, requirement, rules: { workDays: 1 } });
  const session = () => withSession(gateway, id);
  const bonus = async () => (await (await session()).bonuses({})).list.at(0) ?? expect.fail('no bonus');
  const alerts = async () => {
    const { list } = await (await session()).messages({});
    return list.filter(({ title }) => title === 'A bonus has expired');
  };
  const holds = async () => {
    const { main = '0', granted = '0' } = await balancesOf(ctx.db, id);
    return { own: Number(main), granted: Number(granted) };
  };
  return { id, client, session, bonus, alerts, holds };
}

test('a bonus ends at its deadline: the rest goes back, and the player gets one message [own.grant.expiry]', async () => {
  const { id, client, session, bonus, alerts, holds } = await gifted();
  const { at, expiresAt } = await bonus();
  expect(expiresAt).toBe(at + DAY);
  expect(await client.balance()).toEqual({ sumBalance: '100.00' });
  await expireBonuses(ctx);
  expect(await bonus()).toMatchObject({ state: 'open', left: '100.00' });
  await gateway.later(DAY);
  expect(await (await session()).balance()).toEqual({ sumBalance: '0.00' });
  const { send } = await atTheLab(gateway, id);
  const bet = { transactionId: 'b', roundId: 'r', gameId: 'lab-wheel', amount: '1.00' };
  expect(await send('bet', bet)).toMatchObject({ code: 'funds.insufficient', balance: '0.00' });
  await gateway.runJobs();
  await expireBonuses(ctx);
  expect(await bonus()).toMatchObject({ state: 'expired', left: '0.00', taken: '100.00' });
  expect(await holds()).toEqual({ own: 0, granted: 0 });
  expect(await alerts()).toHaveLength(1);
});

test.each([
  { result: 'lost', digit: '1', numbers: WIN, state: 'lost' },
  { result: 'won', digit: '0', numbers: WIN, state: 'expired' },
  { result: 'void', digit: '1', numbers: null, state: 'expired' },
])(
  'an order placed in time that is $result after the deadline ends the bonus as $state [own.grant.expiry]',
  async ({ digit, numbers, state }) => {
    const { client, bonus, holds } = await gifted();
    const issue = await issueOf(gateway);
    await place(client, issue, '100.00', [line(`${digit}||||`, { play: 'place', unit: 'yuan', multiple: 50 })]);
    await gateway.later(DAY);
    await expireBonuses(ctx);
    expect(await bonus()).toMatchObject({ state: 'open', atStake: '100.00' });
    await decide(gateway, issue, numbers);
    await settleIssue(ctx, issue.id);
    await expireBonuses(ctx);
    expect(await bonus()).toMatchObject({ state, atStake: '0.00' });
    expect(await holds()).toEqual({ own: 0, granted: 0 });
  },
);

test('a bet placed in time completes the turnover after the deadline [own.grant.expiry]', async () => {
  const { id, bonus, holds } = await gifted(10_000n);
  const { send } = await atTheLab(gateway, id);
  const at = (transactionId: string, amount: string) => ({ transactionId, roundId: 'r', gameId: 'lab-wheel', amount });
  await send('bet', at('b', '100.00'));
  await gateway.later(DAY);
  await expireBonuses(ctx);
  await send('win', { ...at('w', '150.00'), closesRound: true });
  expect(await bonus()).toMatchObject({ state: 'done', left: '0.00' });
  expect(await holds()).toEqual({ own: 15_000, granted: 0 });
});
