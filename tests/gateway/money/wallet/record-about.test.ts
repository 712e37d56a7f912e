import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { issueOf, place } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';
import { depositor, paymentProvider } from '../deposit/support';
import { key, newcomer, PAYMENT, payee } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());
type Client = Awaited<ReturnType<typeof newcomer>>['client'];
const about = async (client: Client) =>
  (await client.records({})).list.map(({ kind, number, method, counterpart }) => [kind, number, method, counterpart]);

test('a deposit shows its number and method [own.account-record.reference]', async () => {
  const player = await depositor(gateway);
  const newDeposit = await player.begin();
  await paymentProvider(gateway).paid(newDeposit);
  expect(await about(player.client)).toEqual([['deposit', newDeposit.number, 'Nodi Pay', null]]);
});

test('withdrawals show number, provider and account [own.account-record.reference]', async () => {
  const { client, bank } = await payee(gateway, 100_000n);
  const sent = await client.withdraw({ bankAccountId: bank.id, amount: '500.00', paymentPassword: PAYMENT }, key());
  expect((await about(client))[0]).toEqual([
    'withdrawal',
    sent.number,
    bank.provider,
    `•••••${bank.maskedNumber.slice(-4)}`,
  ]);
});

test('transfers show the vendor or the partner [own.account-record.reference]', async () => {
  const upline = await newcomer(gateway, 0n, { type: 1 });
  const player = await payee(gateway, 100_000n, { uplineId: upline.id });
  await player.client.walletTransfer({ from: 'main', to: 'moyur', amount: '5.00' }, key());
  await player.client.partnerTransfer({ to: upline.userName, amount: '500.00', paymentPassword: PAYMENT }, key());
  const [sent, moved, ...before] = await about(player.client);
  expect([sent, moved]).toEqual([
    ['upline', null, null, upline.userName],
    ['transfer', null, null, 'Moyur Live'],
  ]);
  expect(before.map((entry) => entry.slice(1))).toEqual(before.map(() => [null, null, null]));
  expect((await about(upline.client))[0]).toEqual(['upline', null, null, player.userName]);
});

test('stakes and wins name game and round, or lottery and issue [own.account-record.bet]', async () => {
  gateway.credentials.language = 'bn';
  const player = await newcomer(gateway);
  gateway.credentials.language = 'en';
  const { send } = await atTheLab(gateway, player.id);
  const round = { roundId: 'round-7', gameId: 'lab-wheel' };
  await send('bet', { transactionId: 'b1', ...round, amount: '10.00' });
  await send('win', { transactionId: 'w1', ...round, amount: '30.00', closesRound: true });
  const issue = await issueOf(gateway);
  await place(player.client, issue);
  const { list } = await player.client.records({});
  const booked = list.filter(({ kind }) => kind === 'bet' || kind === 'win').map(({ kind, bet }) => [kind, bet]);
  const wheel = { game: 'মেলার চাকা', round: 'round-7' };
  expect(booked).toEqual([
    ['bet', { game: 'এসএসসি', round: issue.number }],
    ['win', wheel],
    ['bet', wheel],
  ]);
});
