import { SETTINGS, type Value } from '../../contract';
import { fromWire, toWire } from '../../contract/money';
import { assertNotBlocked } from '../limits/blocks';
import { ApiError, type Caller, type Input, type ModuleContext } from '../module-context';
import { balancesOf, LOCKED, MAIN, vendorPurpose } from './accounts';
import { post, type Side } from './ledger';
import { moveKey, unlessBooked } from './requests';

/** The vendors that keep a wallet of their own. Assumed: the spec names none. */
const VENDORS = [
  { vendor: 'moyur', name: 'Moyur Live' },
  { vendor: 'talpata', name: 'Talpata Games' },
  { vendor: 'jhinuk', name: 'Jhinuk' },
];

/** s3.wallet.merchant: what lies where. */
export async function walletsOf(ctx: ModuleContext, accountId: string): Promise<Value<'merchantWallet'>> {
  const held = await balancesOf(ctx.db, accountId);
  const shown = (purpose: string) => toWire(held.get(purpose) ?? 0n);
  const wallets = VENDORS.map(({ vendor, name }) => ({ vendor, name, balance: shown(vendorPurpose(vendor)) }));
  return { isSingle: SETTINGS.isSingle, main: shown(MAIN), locked: shown(LOCKED), wallets: SETTINGS.isSingle ? [] : wallets };
}

/**
 * s7.relay.wallet-transfer: between main and a vendor; in a pause only back. Refuses with `transfer.wallets`, `transfer.single`,
 * `ledger.insufficient` or `limits.*`.
 */
export async function transfer(
  ctx: ModuleContext,
  owner: string,
  asked: Input<'walletTransfer'>,
  caller: Caller,
): Promise<Value<'walletTransfer'>> {
  refuseSingle();
  const [from, to, amount] = [purposeOf(asked.from), purposeOf(asked.to), fromWire(asked.amount)];
  if ((from === MAIN) === (to === MAIN)) throw new ApiError(422, 'transfer.wallets');
  const entries = [
    { owner, purpose: from, amount: -amount },
    { owner, purpose: to, amount },
  ];
  const key = moveKey(caller, 'transfer');
  if (to !== MAIN) await unlessBooked(ctx.db, key, () => assertNotBlocked(ctx.db, owner));
  const { id } = await post(ctx.db, { key, kind: 'transfer', entries });
  return { transferId: id, wallets: await walletsOf(ctx, owner) };
}

/** All that lies at vendors, back to main in one transfer (s8.success.memory-return). What changes in between refuses it as a whole. */
export async function returnAll(ctx: ModuleContext, owner: string): Promise<Value<'returnAll'>> {
  refuseSingle();
  const held = await balancesOf(ctx.db, owner);
  const taken: Side[] = VENDORS.map(({ vendor }) => vendorPurpose(vendor)).flatMap((purpose) => {
    const amount = held.get(purpose) ?? 0n;
    return amount > 0n ? [{ owner, purpose, amount: -amount }] : [];
  });
  const returned = taken.reduce((sum, { amount }) => sum - amount, 0n);
  const entries = [...taken, { owner, purpose: MAIN, amount: returned }];
  // Nothing is asked for but that the vendors be empty, which a repetition finds them: it needs no key of its own.
  if (returned > 0n) await post(ctx.db, { key: `return:${crypto.randomUUID()}`, kind: 'transfer', entries });
  return { returned: toWire(returned), wallets: await walletsOf(ctx, owner) };
}

function purposeOf(wallet: string): string {
  if (wallet === MAIN) return MAIN;
  if (!VENDORS.some(({ vendor }) => vendor === wallet)) throw new ApiError(422, 'transfer.wallets');
  return vendorPurpose(wallet);
}

function refuseSingle() {
  if (SETTINGS.isSingle) throw new ApiError(409, 'transfer.single');
}
