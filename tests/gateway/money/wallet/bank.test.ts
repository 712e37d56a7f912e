import { afterAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../../../src/contract/endpoints';
import { startModules } from '../../harness/modules';
import { bind, key, newcomer, PASSWORD, PAYMENT, payee } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

const rejection = (code: string, status = 422) => ({ code, status });
const setting = (paymentPassword: string, oldPaymentPassword?: string, confirmPaymentPassword = paymentPassword) => ({
  password: PASSWORD,
  paymentPassword,
  confirmPaymentPassword,
  oldPaymentPassword,
});

test('setting a payment password needs the login password, changing it the old one, too [asvs 7.5.3]', async () => {
  const { client } = await newcomer(gateway);
  expect(await client.paymentPassword()).toEqual({ set: false, lockedUntil: null, factorAsked: null });
  await expect(bind(client)).rejects.toMatchObject(rejection('payment.unset'));
  await expect(client.setPaymentPassword({ ...setting(PAYMENT), password: 'wrong' })).rejects.toMatchObject(
    rejection('security.wrongPassword'),
  );
  await expect(client.setPaymentPassword(setting(PAYMENT, undefined, '804914'))).rejects.toMatchObject(
    rejection('payment.confirmation'),
  );
  for (const easy of ['111111', '123456', '654321', '567890'])
    await expect(client.setPaymentPassword(setting(easy))).rejects.toMatchObject(rejection('payment.easy'));
  expect(await client.setPaymentPassword(setting(PAYMENT))).toEqual({
    set: true,
    lockedUntil: null,
    factorAsked: null,
  });
  await expect(client.setPaymentPassword(setting('918273'))).rejects.toMatchObject(rejection('payment.wrong'));
  await client.setPaymentPassword(setting('918273', PAYMENT));
});

test('every call that pays out or names a destination needs the payment password [asvs 7.5.3]', async () => {
  const staysOrComes = ['cancelWithdrawal', 'walletTransfer', 'returnAll', 'claimCashback', 'convertPoints'];
  const moving = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.moves);
  // Stakes are lost or come back to the wallet.
  const isStaked = ['placeLotteryOrder', 'placeLotteryChase', 'cancelLotteryOrder', 'endLotteryChases'];
  // Gifts of the house and their return.
  const giftEndpoints = ['claimReward', 'giveUpBonus', 'actOnActivity', 'claimRaffle', 'claimMission'];
  // Rewards of activities and missions are credited to the player.
  expect(moving.map(([name]) => name).sort()).toEqual(
    [...staysOrComes, ...isStaked, ...giftEndpoints, 'partnerTransfer', 'withdraw'].sort(),
  );
  const upline = await newcomer(gateway, 0n, { type: 1 });
  const { client, bank, id } = await payee(gateway, 100_000n, { uplineId: upline.id });
  const wrong = { paymentPassword: '000001' };
  const account = { kind: 'ewallet', provider: 'Nodi Pay', holder: 'Rupa Akter', number: '01719999999' } as const;
  const acts = [
    () => client.withdraw({ bankAccountId: bank.id, amount: '500.00', ...wrong }, key()),
    () => client.partnerTransfer({ to: upline.userName, amount: '500.00', ...wrong }, key()),
    () => client.bindBankAccount({ ...account, ...wrong }),
    () => client.removeBankAccount({ id: bank.id, ...wrong }),
  ];
  for (const act of acts) await expect(act()).rejects.toMatchObject(rejection('payment.wrong'));
  expect(await client.balance()).toEqual({ sumBalance: '1000.00' });
  expect((await client.bankAccounts()).list.map((candidate) => candidate.id)).toEqual([bank.id]);
  expect(id).not.toBe(upline.id);
});

test('five wrong attempts in a row lock it for 15 minutes; a correct one resets the count [asvs 6.1.1]', async () => {
  const player = await payee(gateway);
  const pay = (paymentPassword: string) =>
    player.client.withdraw({ bankAccountId: player.bank.id, amount: '500.00', paymentPassword }, key());
  const wrong = async (times: number) => {
    for (let time = 1; time <= times; time++)
      await expect(pay('000001')).rejects.toMatchObject({ ...rejection('payment.wrong'), value: { left: 5 - time } });
  };
  await wrong(4);
  await pay(PAYMENT);
  await wrong(4);
  await expect(pay('000001')).rejects.toMatchObject(rejection('payment.locked', 429));
  await expect(pay(PAYMENT)).rejects.toMatchObject(rejection('payment.locked', 429));
  expect(await player.client.withdrawalTerms()).toMatchObject({ paymentPassword: 'locked' });
  await gateway.later(14 * 60_000);
  await expect(pay(PAYMENT)).rejects.toMatchObject(rejection('payment.locked', 429));
  await gateway.later(60_000 + 1);
  await wrong(1);
  await pay(PAYMENT);
});

test('fifty concurrent guesses reveal no more than four sequential ones [asvs 6.3.1]', {
  tags: ['extended'],
}, async () => {
  const player = await payee(gateway);
  const guesses = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      player.client.withdraw({ bankAccountId: player.bank.id, amount: '500.00', paymentPassword: '000001' }, key()),
    ),
  );
  const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'done'));
  expect(codes.filter((code) => code === 'payment.wrong')).toHaveLength(4);
  expect(codes.filter((code) => code === 'payment.locked')).toHaveLength(46);
});

test('a wallet is bound once in any spelling, no account without a number [own.bank-account.number]', async () => {
  const { client } = await payee(gateway);
  const other = await payee(gateway);
  const number = (await bind(client, '01987654321')).maskedNumber;
  expect(number).toBe('••••4321');
  for (const spelling of ['8801987654321', '+880 1987-654321', '০১৯৮৭৬৫৪৩২১'])
    await expect(bind(other.client, spelling)).rejects.toMatchObject(rejection('bank.taken', 409));
  for (const none of ['------', '12', 'wallet'])
    await expect(bind(other.client, none)).rejects.toMatchObject(rejection('bank.number'));
});

test('the holder is a person’s name, equal in any Unicode composition [own.name.bengali, own.input.nfc]', async () => {
  const { client } = await newcomer(gateway);
  await client.setPaymentPassword(setting(PAYMENT));
  const bindAs = (holder: string, number: string) =>
    client.bindBankAccount({ kind: 'bank', provider: 'Meghla Bank', holder, number, paymentPassword: PAYMENT });
  await expect(bindAs('12345 …evil', '123450067890')).rejects.toMatchObject(rejection('security.realName'));
  expect((await client.securityOverview()).realName).toBeNull();
  await bindAs('\u09dfাসমিন', '123450067890');
  await bindAs('\u09af\u09bcাসমিন', '123450067891');
});

test('accounts share one holder, are unique and limited to five, and show only their last digits', async () => {
  const player = await payee(gateway);
  expect(player.bank.maskedNumber).toMatch(/^••••\w{4}$/);
  const bankRequest = {
    kind: 'bank' as const,
    provider: 'Meghla Bank',
    holder: 'Rupa Akter',
    number: '1234-5678 9012',
    paymentPassword: PAYMENT,
  };
  await expect(player.client.bindBankAccount({ ...bankRequest, holder: 'Somebody Else' })).rejects.toMatchObject(
    rejection('bank.holder'),
  );
  await expect(player.client.bindBankAccount({ ...bankRequest, provider: 'Nodi Pay' })).rejects.toMatchObject(
    rejection('bank.provider'),
  );
  const bound = await player.client.bindBankAccount(bankRequest);
  const { client } = await payee(gateway);
  await expect(client.bindBankAccount({ ...bankRequest, number: '123456789012' })).rejects.toMatchObject(
    rejection('bank.taken', 409),
  );
  await player.client.removeBankAccount({ id: bound.id, paymentPassword: PAYMENT });
  await client.bindBankAccount(bankRequest);
  for (let more = 0; more < 4; more++) await bind(player.client);
  await expect(bind(player.client)).rejects.toMatchObject(rejection('bank.tooMany'));
  expect(await player.client.bankAccounts()).toMatchObject({ holder: 'Rupa Akter', list: { length: 5 } });
});
