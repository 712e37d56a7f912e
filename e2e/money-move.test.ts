import type { Move } from '../src/atlas';
import { moneyMoveDriver } from '../tests/drivers/money-move.driver';
import { PAYMENT_PASSWORD, passwordOf } from '../tests/drivers/passwords';
import { opensCentre } from './support/centre';
import { begins } from './support/deposits';
import { elsewhere } from './support/limits';
import { lockPaymentPassword, setsPayment } from './support/money';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { canWithdraw, hasMoney, opensWithdrawals, PAYEE, withdraws } from './support/withdrawals';

/** `face`: the kind of move. `stands`: how the player does, in the words of the samples. `out`: the samples' sum lies with the first vendor. */
type Player = { face: 'deposit' | 'withdrawal' | 'wallets' | 'partner'; stands: string; out: boolean; poorer: boolean };
type Doing = Parameters<typeof elsewhere>[1];

const opening = (world: Omit<Player, 'out' | 'poorer'>, open: (tester: Tester) => Promise<unknown>, out = false) => ({
  world: { ...world, out, poorer: false },
  open,
});
const deposits = (stands: string, username: string, before: Doing) =>
  opening({ face: 'deposit', stands }, async (tester) => {
    await elsewhere(tester.gateway, before, username);
    await opensCentre(tester, 'depositv2', username);
  });
const withdrawals = (stands: string, before: (tester: Tester) => Promise<unknown>) =>
  opening({ face: 'withdrawal', stands }, async (tester) => {
    await before(tester);
    await opensWithdrawals(tester);
    await tester.screen.press('withdraw.new');
  });
const once = () => ({ idempotencyKey: crypto.randomUUID() });
const wallets = (out: boolean) =>
  opening(
    { face: 'wallets', stands: out ? 'some with a vendor' : 'all in the main wallet' },
    async (tester) => {
      await elsewhere(tester.gateway, async (client) => {
        if (out) await client.walletTransfer({ from: 'main', to: 'moyur', amount: '400.00' }, once());
      });
      await opensCentre(tester, 'transferFund');
    },
    out,
  );
const partners = (stands: string, before: (tester: Tester) => Promise<unknown>, username = 'agent') =>
  opening({ face: 'partner', stands }, async (tester) => {
    await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
    await tester.gateway.ops('credit', 'agent', '9000.00');
    await before(tester);
    await opensCentre(tester, 'transferUpline', username);
  });
const limits: Doing = (client) => client.setDepositLimit({ period: 'day', limit: '9000.00' });
const takesTimeOut: Doing = (client) => client.takeTimeOut({ hours: 24, password: passwordOf('player') });

/** The call that an outcome waits for, by the kind of move. */
const calls = {
  deposit: { loadTerms: 'depositTerms', send: 'createDeposit' },
  withdrawal: { loadTerms: 'withdrawalTerms', check: 'previewWithdrawal', send: 'withdraw' },
  wallets: { loadTerms: 'merchantWallet', send: 'walletTransfer' },
  partner: { loadTerms: 'transferPartners', send: 'partnerTransfer' },
} as const;

/** What the gateway refuses, where the chart goes on from it. */
const refusals: Record<string, number> = {
  'another limit is reached': 422,
  'a time-out was begun meanwhile': 403,
  'the balance has changed': 422,
  'it was spent meanwhile': 422,
  'wrong too often': 429,
};

/** What happens elsewhere meanwhile. */
async function meanwhile({ gateway }: Tester, { sample }: Move): Promise<unknown> {
  if (sample?.class === 'deposit: another limit is reached')
    return elsewhere(gateway, (client) => client.setDepositLimit({ period: 'day', limit: '10.00' }));
  if (sample?.class === 'deposit: a time-out was begun meanwhile') return elsewhere(gateway, takesTimeOut);
  if (sample?.class === 'wallets: it was spent meanwhile')
    return elsewhere(gateway, async (client) => {
      const { main } = await client.merchantWallet();
      await client.walletTransfer({ from: 'main', to: 'talpata', amount: main }, once());
    });
  if (sample?.class === 'withdrawal: the balance has changed') return elsewhere(gateway, (client) => withdraws(client, '24500.00'), PAYEE);
  if (sample?.class === 'withdrawal: wrong too often')
    return elsewhere(
      gateway,
      async (client) => {
        const [account] = (await client.bankAccounts()).list;
        const wrong = { bankAccountId: account?.id ?? '', amount: '500.00', paymentPassword: '999999' };
        for (let tries = 0; tries < 4; tries += 1) await client.withdraw(wrong, once()).catch(() => {});
      },
      PAYEE,
    );
  if (sample?.class !== 'partner: the balance has changed' && sample?.class !== 'partner: wrong too often') return;
  return elsewhere(
    gateway,
    async (client) => {
      const { available } = await client.transferPartners();
      if (sample.class === 'partner: the balance has changed')
        return client.partnerTransfer({ to: 'downline', amount: available, paymentPassword: PAYMENT_PASSWORD }, once());
      const wrong = { to: 'downline', amount: '100.00', paymentPassword: '999999' };
      for (let tries = 0; tries < 5; tries += 1) await client.partnerTransfer(wrong, once()).catch(() => {});
    },
    'agent',
  );
}

tour<Player>('money-move', moneyMoveDriver, {
  openings: {
    'a player with a deposit limit': deposits('free to deposit', 'player', limits),
    'a player whose deposit waits': deposits('one is begun', 'player', async (client) => {
      await limits(client);
      await begins(client);
    }),
    'a player in a time-out': deposits('in a time-out', 'player', takesTimeOut),
    'somebody who has never deposited': deposits('for the first time', 'agent', async () => {}),
    'a player who can withdraw': withdrawals('all is there', canWithdraw),
    'a player who has nothing yet': withdrawals('no payment password', (tester) => hasMoney(tester)),
    'a player who was wrong too often': withdrawals('the payment password is locked', async (tester) => {
      await hasMoney(tester);
      await lockPaymentPassword(tester.gateway, PAYEE);
    }),
    'all in the main wallet': wallets(false),
    'some with a vendor': wallets(true),
    'an agent who has all it takes': partners('somebody below', ({ gateway }) => setsPayment(gateway, 'agent')),
    'an agent without a payment password': partners('no payment password', async () => {}),
    'an agent who was wrong too often': partners('the payment password is locked', ({ gateway }) => lockPaymentPassword(gateway, 'agent')),
    'somebody without an upline': partners('nobody', async () => {}, 'player'),
  },
  waits({ invoke, event, sample }, { face }) {
    if (sample?.class === 'wallets: all came back') return 'returnAll';
    const call: Record<string, (typeof calls)[keyof typeof calls][keyof (typeof calls)['deposit']] | 'previewWithdrawal'> = calls[face];
    if (invoke === 'check' && Object(event).output?.kind === 'wrong') return undefined;
    return call[invoke ?? ''];
  },
  after({ event, sample }, { value, context, world }) {
    const { face, stands, out, poorer } = world;
    const draft = Object(context.draft);
    const [of, name] = sample?.class.split(': ') ?? [];
    if (name !== undefined && of !== face) return undefined;
    // What is left is less than what is asked for.
    if (poorer) return undefined;
    // Of a withdrawal the gateway is asked only where the page finds nothing wrong.
    if (face === 'withdrawal' && sample?.of === 'check' && (name === 'more than there is') !== (draft.amount === '40000.00'))
      return undefined;
    if (sample?.of === 'loadTerms') return name === undefined || name === stands ? world : undefined;
    if (face === 'wallets' && sample?.of === 'check' && name === 'there is as much') return draft.to === 'main' && !out ? undefined : world;
    if (draft.from === 'all' && sample?.of === 'send' && name === undefined) return undefined;
    if (face === 'wallets' && sample?.of === 'send' && name !== undefined) {
      const ends = draft.from === 'all' ? 'all came back' : draft.to === 'main' ? 'it is back' : 'it lies with the vendor';
      if (name === 'it was spent meanwhile') return draft.to === 'main' ? undefined : { ...world, poorer: true };
      if (name !== ends || (draft.to === 'main') !== out) return undefined;
      return { ...world, out: !out, stands: out ? 'all in the main wallet' : 'some with a vendor' };
    }
    if (sample?.class === 'wallets: all of it back' && !out) return undefined;
    // Only what lies where is read again from the form.
    if (event.type === 'retry.requested' && typeof value === 'object' && face !== 'wallets') return undefined;
    if (face === 'deposit' && stands !== 'free to deposit' && sample?.of === 'send') return undefined;
    if (name === 'over the limit') return stands === 'free to deposit' ? world : undefined;
    if (name === 'a time-out was begun meanwhile') return { ...world, stands: 'in a time-out' };
    if (name === 'another limit is reached') return { ...world, poorer: true };
    if (name === 'wrong too often') return { ...world, stands: 'the payment password is locked' };
    if (name === 'the balance has changed') return { ...world, poorer: true };
    return world;
  },
  async prepare(tester, move, _, { face }) {
    const status = move.sample?.of === 'send' && refusals[move.sample.class.split(': ')[1] ?? ''];
    if (status) tester.expects(calls[face].send, status);
    await meanwhile(tester, move);
  },
});
