import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startModules } from '../../harness/modules';
import { key, newcomer, PAYMENT, payee } from '../wallet/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const KINDS = ['deposit', 'withdrawal', 'wallets', 'partner'] as const;

test('a key that was never used is unknown, and can be sent afterwards [own.money.outcome]', async () => {
  const { client } = await newcomer(gateway);
  const extras = key();
  for (const of of KINDS) expect(await client.moveOutcome({ of }, extras)).toEqual({ state: 'unknown' });
  await client.walletTransfer({ from: 'main', to: 'moyur', amount: '5.00' }, extras);
  expect(await client.moveOutcome({ of: 'wallets' }, extras)).toMatchObject({
    state: 'done',
    moved: { of: 'wallets', wallets: { main: '995.00' } },
  });
  // The other kinds have keys of their own.
  expect(await client.moveOutcome({ of: 'partner' }, extras)).toEqual({ state: 'unknown' });
});

test('an executed move of each kind returns what its own call returned [own.money.outcome own.money.once]', async () => {
  const upline = await newcomer(gateway, 0n, { type: 1 });
  const player = await payee(gateway, undefined, { uplineId: upline.id });
  const sent = key();
  const moved = key();
  const begun = key();
  const withdrawal = await player.withdraw('500.00', sent);
  expect(await player.client.moveOutcome({ of: 'withdrawal' }, sent)).toEqual({
    state: 'done',
    moved: { of: 'withdrawal', ...withdrawal },
  });
  const transfer = { to: upline.userName, amount: '200.00', paymentPassword: PAYMENT };
  const transferred = await player.client.partnerTransfer(transfer, moved);
  expect(transferred).toMatchObject({ to: upline.userName, amount: '200.00', balance: '300.00' });
  expect(await player.client.moveOutcome({ of: 'partner' }, moved)).toEqual({
    state: 'done',
    moved: { of: 'partner', ...transferred },
  });
  const deposit = await player.client.createDeposit({ method: 'nodi', amount: '500.00' }, begun);
  expect(await player.client.moveOutcome({ of: 'deposit' }, begun)).toEqual({
    state: 'done',
    moved: { of: 'deposit', ...deposit },
  });
});

test('keys belong to their account, and a call without one is rejected [own.money.outcome asvs 8.2.2]', async () => {
  const player = await newcomer(gateway);
  const other = await newcomer(gateway);
  const extras = key();
  await player.client.walletTransfer({ from: 'main', to: 'moyur', amount: '5.00' }, extras);
  expect(await other.client.moveOutcome({ of: 'wallets' }, extras)).toEqual({ state: 'unknown' });
  await expect(player.client.moveOutcome({ of: 'wallets' })).rejects.toMatchObject({
    status: 400,
    code: 'request.idempotencyKey',
  });
});

test.each([
  ['account', (id: string) => sql`select from accounts where id = ${id} for no key update`],
  ['wallet', (id: string) => sql`select from ledger_accounts where owner_id = ${id} and purpose = 'main' for update`],
])(
  'a move is in progress while a transaction holds the %s, and unknown afterwards [own.money.outcome]',
  async (_row, lock) => {
    const { id, client } = await newcomer(gateway);
    const extras = key();
    await gateway.ctx.db.transaction(async (tx) => {
      await tx.execute(lock(id));
      expect(await client.moveOutcome({ of: 'withdrawal' }, extras)).toEqual({ state: 'inProgress' });
    });
    expect(await client.moveOutcome({ of: 'withdrawal' }, extras)).toEqual({ state: 'unknown' });
  },
);
