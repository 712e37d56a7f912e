import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, type Value } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { compileQuery, queryRow } from '../../platform/database/query';
import { blockSchema, blockSql, rejectBlocked } from '../limits/blocks';
import {
  type BalancesByPurpose,
  balancesOf,
  GRANTED,
  held,
  heldFor,
  heldSql,
  LOCKED,
  MAIN,
  REVIEW,
  vendorPurpose,
} from './accounts';
import { transferKey } from './kinds';
import { bookedTransfer, type Move, refusing, type Side, serializeTransfer } from './ledger';
import { isBookedSql, moveKey, unlessBooked } from './requests';

/** Vendors with a wallet of their own. Assumed: the spec names none. */
export const VENDORS = [
  { vendor: 'moyur', name: 'Moyur Live' },
  { vendor: 'talpata', name: 'Talpata Games' },
  { vendor: 'jhinuk', name: 'Jhinuk' },
];

/** Returns the balances of all wallets (s3.wallet.merchant). */
export const walletsOf = async ({ db }: ModuleContext, accountId: string): Promise<Value<'merchantWallet'>> =>
  renderWallets(await balancesOf(db, accountId));

function renderWallets(balances: BalancesByPurpose): Value<'merchantWallet'> {
  const balance = (purpose: string) => toWire(heldFor(balances, purpose));
  const wallets = VENDORS.map(({ vendor, name }) => ({ vendor, name, balance: balance(vendorPurpose(vendor)) }));
  return {
    isSingle: GATEWAY_SETTINGS.isSingle,
    main: balance(MAIN),
    granted: balance(GRANTED),
    locked: balance(LOCKED),
    underReview: balance(REVIEW),
    wallets: GATEWAY_SETTINGS.isSingle ? [] : wallets,
  };
}

/**
 * Moves money between the main wallet and a vendor; during a pause only back (s7.relay.wallet-transfer). Throws
 * `transfer.wallets`, `transfer.single`, `ledger.insufficient` or `limits.*`.
 */
export async function transfer(
  ctx: ModuleContext,
  owner: string,
  input: Input<'walletTransfer'>,
  caller: Caller,
): Promise<Value<'walletTransfer'>> {
  rejectSingle();
  const from = purposeOf(input.from);
  const to = purposeOf(input.to);
  const amount = fromWire(input.amount);
  if ((from === MAIN) === (to === MAIN)) throw new ApiError(422, 'transfer.wallets');
  const entries = [
    { owner, purpose: from, amount: -amount },
    { owner, purpose: to, amount },
  ];
  const key = moveKey(caller, 'transfer');
  const move = () => book(ctx, owner, { key, kind: 'transfer', entries }, to === MAIN);
  const first = await move();
  // Throws if the player is blocked, unless a call whose response was lost has booked it in the meantime.
  if (!first.booked) await unlessBooked(ctx.db, key, false, () => rejectBlocked(first.block));
  const moved = first.booked ? first : await move();
  if (!moved.booked) throw new Error('the transfer was not booked');
  return { transferId: moved.booked.id, wallets: renderWallets(moved.held) };
}

const movedRow = v.object({ booked: v.nullable(bookedTransfer), block: blockSchema, held });
type Moved = v.InferOutput<typeof movedRow>;

/** Books the transfer, unless a pause forbids it, and returns the resulting balances, in one query. */
async function book({ db }: ModuleContext, owner: string, move: Move, inPause: boolean): Promise<Moved> {
  return refusing(
    queryRow(db, movedRow, booking({ transfer: serializeTransfer(move), key: move.key, owner, inPause })),
  );
}

const booking = compileQuery<{ transfer: string; key: string; owner: string; inPause: boolean }>(
  ({ transfer, key, owner, inPause }) => sql`
    with look as materialized (
      select ${isBookedSql(key)} as booked_before, ${blockSql(sql`${owner}::uuid`)} as block
    ), moved as materialized (
      select ledger_transfer(${transfer}::jsonb) as booked from look
      where ${inPause} or booked_before or block is null
    )
    select moved.booked, ${heldSql(owner)} as held, look.block from look left join moved on true`,
);

/**
 * Moves all vendor balances back to main in one transfer (s8.success.memory-return). Fails as a whole if a balance
 * changes concurrently.
 */
export async function returnAll(ctx: ModuleContext, owner: string): Promise<Value<'returnAll'>> {
  rejectSingle();
  const balances = await balancesOf(ctx.db, owner);
  const debits: Side[] = VENDORS.map(({ vendor }) => vendorPurpose(vendor)).flatMap((purpose) => {
    const amount = heldFor(balances, purpose);
    return amount > 0n ? [{ owner, purpose, amount: -amount }] : [];
  });
  const returned = debits.reduce((sum, { amount }) => sum - amount, 0n);
  if (returned === 0n) return { returned: toWire(0n), wallets: renderWallets(balances) };
  const entries = [...debits, { owner, purpose: MAIN, amount: returned }];
  // Needs no idempotency key from the caller: a repeated call finds the vendors' wallets empty.
  const move: Move = { key: transferKey('return', crypto.randomUUID()), kind: 'transfer', entries };
  return { returned: toWire(returned), wallets: renderWallets((await book(ctx, owner, move, true)).held) };
}

function purposeOf(wallet: string): string {
  if (wallet === MAIN) return MAIN;
  if (!VENDORS.some(({ vendor }) => vendor === wallet)) throw new ApiError(422, 'transfer.wallets');
  return vendorPurpose(wallet);
}

function rejectSingle() {
  if (GATEWAY_SETTINGS.isSingle) throw new ApiError(409, 'transfer.single');
}
