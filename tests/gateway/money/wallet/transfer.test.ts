import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { serializeTransfer } from '../../../../src/gateway/money/wallet/ledger';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { bet, key, newcomer, PASSWORD, payee } from './support';

const DAY = 86_400_000;
const gateway = await startModules();
afterAll(() => gateway.close());

const rejection = (code: string, status = 422) => ({ code, status });

test('moves money to vendors and back [s7.relay.wallet-transfer s7.relay.merchant-wallet s3.wallet.merchant]', async () => {
  const { client } = await newcomer(gateway);
  expect(await client.merchantWallet()).toMatchObject({ isSingle: false, main: '1000.00', locked: '0.00' });
  const to = (vendor: string, amount: string) => client.walletTransfer({ from: 'main', to: vendor, amount }, key());
  await to('moyur', '300.00');
  const { wallets } = await to('jhinuk', '100.00');
  expect(wallets.wallets.map(({ balance }) => balance)).toEqual(['300.00', '0.00', '100.00']);
  await client.walletTransfer({ from: 'moyur', to: 'main', amount: '50.00' }, key());
  // The stakeable balance; the wallet page shows all of it.
  expect((await client.balance()).sumBalance).toBe('650.00');
  expect(await client.returnAll()).toMatchObject({ returned: '350.00', wallets: { main: '1000.00' } });
  expect(await client.returnAll()).toMatchObject({ returned: '0.00' });
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});

test('rejects vendor-to-vendor, unknown and excessive transfers, and reused keys [asvs 2.3.2 2.3.4]', async () => {
  const { client } = await newcomer(gateway);
  const move = (from: string, to: string, amount = '1.00', extras = key()) =>
    client.walletTransfer({ from, to, amount }, extras);
  for (const [from, to] of [
    ['moyur', 'jhinuk'],
    ['main', 'main'],
    ['main', 'nowhere'],
  ] as const)
    await expect(move(from, to)).rejects.toMatchObject(rejection('transfer.wallets'));
  await expect(move('main', 'moyur', '1000.01')).rejects.toMatchObject(rejection('ledger.insufficient'));
  const extras = key();
  const first = await move('main', 'moyur', '5.00', extras);
  expect((await move('main', 'moyur', '5.00', extras)).transferId).toBe(first.transferId);
  await expect(move('main', 'moyur', '6.00', extras)).rejects.toMatchObject(rejection('ledger.keyReused', 409));
  expect((await client.balance()).sumBalance).toBe('995.00');
});

test('the account record filters by kind, state and dates, has pages, and shows only own entries', async () => {
  const player = await payee(gateway);
  await player.withdraw('500.00');
  await bet(gateway, player.id, 1_000n);
  const all = await player.client.records({});
  expect(all.list.map(({ kind, state, amount, balanceAfter }) => [kind, state, amount, balanceAfter])).toEqual([
    ['bet', 'posted', '-10.00', '490.00'],
    ['withdrawal', 'pending', '-500.00', '500.00'],
    ['adjustment', 'posted', '1000.00', '1000.00'],
  ]);
  expect((await player.client.records({ state: 'pending' })).list.map(({ kind }) => kind)).toEqual(['withdrawal']);
  expect((await player.client.records({ kind: 'bet' })).total).toBe(1);
  expect(await player.client.records({ pageNo: 2, pageSize: 2 })).toMatchObject({
    totalPages: 2,
    total: 3,
    list: { length: 1 },
  });
  expect((await player.client.records({ to: all.list[2]?.at })).total).toBe(0);
  expect((await (await newcomer(gateway, 0n)).client.records({})).total).toBe(0);
});

test('shows kinds booked by a newer gateway as other', async () => {
  const player = await newcomer(gateway);
  const entries = [
    { owner: player.id, purpose: 'main', amount: 250n },
    { owner: null, purpose: 'adjustment', amount: -250n },
  ];
  const transfer = serializeTransfer({ key: crypto.randomUUID(), kind: 'adjustment', entries });
  await gateway.ctx.db.execute(sql`select ledger_transfer(${transfer}::jsonb || '{"kind": "tournament"}')`);
  const kinds = async (kind?: 'adjustment') =>
    (await player.client.records({ kind })).list.map((candidate) => [candidate.kind, candidate.amount]);
  expect(await kinds()).toEqual([
    ['other', '2.50'],
    ['adjustment', '1000.00'],
  ]);
  expect(await kinds('adjustment')).toEqual([['adjustment', '1000.00']]);
});

test('personal loss sums stakes and wins by day', async () => {
  const player = await newcomer(gateway);
  const start = Date.now() + DAY;
  for (const [days, amount, kind] of [
    [0, 1_000n, 'bet'],
    [0, 400n, 'win'],
    [1, 500n, 'bet'],
  ] as const)
    await bet(gateway, player.id, amount, kind, new Date(start + days * DAY));
  const loss = await player.client.personalLoss({});
  expect(loss).toMatchObject({ staked: '15.00', won: '4.00', profit: '-11.00' });
  expect(loss.days.map(({ staked, won, profit }) => [staked, won, profit])).toEqual([
    ['10.00', '4.00', '-6.00'],
    ['5.00', '0.00', '-5.00'],
  ]);
  expect((await player.client.personalLoss({ from: start + DAY })).days).toHaveLength(1);
});

test('the personal loss counts a bet on the site’s day [own.frame.site-zone]', async () => {
  const player = await newcomer(gateway);
  await bet(gateway, player.id, 500n, 'bet', new Date('2031-03-04T18:30:00Z'));
  expect((await player.client.personalLoss({})).days).toMatchObject([{ day: '2031-03-05', staked: '5.00' }]);
});

test('rejects closing an account with an open withdrawal or money at a vendor [own.security.closing]', async () => {
  const atVendor = await newcomer(gateway);
  await atVendor.client.walletTransfer({ from: 'main', to: 'moyur', amount: '1000.00' }, key());
  const held = await payee(gateway);
  await held.withdraw('1000.00');
  const closing = ({ client }: typeof held | typeof atVendor) => client.closeAccount({ password: PASSWORD });
  await expect(closing(atVendor)).rejects.toMatchObject(rejection('security.gameWalletLeft'));
  await expect(closing(held)).rejects.toMatchObject(rejection('security.withdrawalOpen', 409));
});
