import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type BankAccount, GATEWAY_SETTINGS, SETTINGS, type Value } from '../../../contract';
import { personNameKey } from '../../../contract/identity/person-name';
import { payoutNumber } from '../../../contract/money/payout-number';
import {
  type Account,
  accountById,
  alertOwner,
  lockAccount,
  proveFactorInUse,
  readPersonName,
  realNameOf,
  requiredFactorOf,
  setRealName,
} from '../../identity';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { still } from '../limits/blocks';
import { watchExclusion } from '../limits/matching';
import { provePayment } from './payment';
import { bankAccounts } from './tables';

const { boundWithin, restsFor } = GATEWAY_SETTINGS.bankRest;
type Row = typeof bankAccounts.$inferSelect;

/** Banks and e-wallets that can be bound. Assumed: the spec names none. */
const PROVIDERS = [
  { kind: 'bank', provider: 'Kashful Bank' },
  { kind: 'bank', provider: 'Nodi-Char Bank' },
  { kind: 'bank', provider: 'Meghla Bank' },
  { kind: 'ewallet', provider: 'Nodi Pay' },
  { kind: 'ewallet', provider: 'Jonaki Pay' },
  { kind: 'ewallet', provider: 'Dingi Pay' },
] satisfies Value<'bankAccounts'>['providers'];

/**
 * Returns a payout account as its owner sees it, with all but the last digits masked. With `now`, the result includes
 * whether it is usable.
 */
export const renderBank = (
  { id, kind, provider, holder, number, boundAt, restsUntil }: Row,
  now: Date | null = null,
): BankAccount => ({
  id,
  kind,
  provider,
  holder,
  maskedNumber: `••••${number.slice(-4)}`,
  boundAt: boundAt.getTime(),
  restsUntil: (now && still(restsUntil, now))?.getTime() ?? null,
});

/** Returns the bound accounts, the available providers and the holder's name. */
export async function banksOf(ctx: ModuleContext, { id }: Account, caller: Caller): Promise<Value<'bankAccounts'>> {
  const now = await ctx.now();
  const holder = await holderOf(ctx.db, id);
  const list = (await boundTo(ctx.db, id)).map((row) => renderBank(row, now));
  return { list, providers: PROVIDERS, holder, factorAsked: await requiredFactorOf(ctx.db, id, caller) };
}

/** Counts the payout accounts of a player. */
export const countBanks = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(bankAccounts, areBoundTo(accountId));

/** Returns the holder name for new accounts: the real name, else the name of the oldest account that is still bound. */
const holderOf = async (tx: Tx, accountId: string): Promise<string | null> =>
  (await realNameOf(tx, accountId)) ?? (await boundTo(tx, accountId))[0]?.holder ?? null;

/** Returns a bound account of a player. Throws `bank.unknown`, for other players' accounts too (asvs 8.2.2). */
async function bankOf(tx: Tx, accountId: string, id: string): Promise<Row> {
  const row = (await boundTo(tx, accountId)).find((candidate) => candidate.id === id);
  if (!row) throw new ApiError(404, 'bank.unknown');
  return row;
}

/** Returns payout accounts by id, removed ones included, for past withdrawals. */
export async function banksById(tx: Tx, ids: string[]): Promise<Map<string, Row>> {
  const rows = await tx.select().from(bankAccounts).where(inArray(bankAccounts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Binds a payout account in the real name; without one, the first account sets the name. Throws `bank.provider`,
 * `security.realName`, `bank.number`, `bank.holder`, `bank.taken`, `bank.tooMany`, or an error of the payment password
 * or the second factor.
 */
export async function bindBank(
  ctx: ModuleContext,
  account: Account,
  input: Input<'bindBankAccount'>,
  from: Caller,
): Promise<BankAccount> {
  const { kind, provider, paymentPassword, factor } = input;
  if (!PROVIDERS.some((candidate) => candidate.kind === kind && candidate.provider === provider))
    throw new ApiError(422, 'bank.provider');
  const holder = readPersonName(input.holder);
  const number = payoutNumber(kind, input.number);
  if (number === null) throw new ApiError(422, 'bank.number');
  await provePayment(ctx, account.id, paymentPassword);
  await proveFactorInUse(ctx, account, factor, from);
  return transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    const name = await holderOf(tx, account.id);
    if (name && personNameKey(name) !== personNameKey(holder)) throw new ApiError(422, 'bank.holder');
    if ((await boundTo(tx, account.id)).length >= SETTINGS.bankAccounts) throw new ApiError(422, 'bank.tooMany');
    if (!name) await setRealName(tx, account.id, holder);
    const boundAt = await within.now();
    const owner = await accountById(tx, account.id);
    const restsUntil = restAfter(owner?.recoveredAt ?? null, boundAt);
    const values = {
      id: v7(),
      accountId: account.id,
      kind,
      provider,
      holder: name ?? holder,
      number,
      boundAt,
      restsUntil,
    };
    const [row] = await tx.insert(bankAccounts).values(values).onConflictDoNothing().returning();
    if (!row) throw new ApiError(409, 'bank.taken');
    await watchExclusion(within, account.id, 'bank');
    const bank = renderBank(row, boundAt);
    const params = { provider, number: bank.maskedNumber };
    if (restsUntil)
      await alertOwner(within, tx, account, 'bank.boundLater', { ...params, until: restsUntil.getTime() }, { from });
    else await alertOwner(within, tx, account, 'bank.bound', params, { from });
    return bank;
  });
}

/** Returns until when an account bound soon after a recovery cannot be used, or null. */
function restAfter(recoveredAt: Date | null, boundAt: Date): Date | null {
  const isSoon = recoveredAt && boundAt.getTime() - recoveredAt.getTime() < boundWithin;
  return isSoon ? new Date(boundAt.getTime() + restsFor) : null;
}

/**
 * Removes a payout account, after the payment password and the second factor if there is one. The row stays for past
 * withdrawals.
 */
export async function removeBank(
  ctx: ModuleContext,
  account: Account,
  { id, paymentPassword, factor }: Input<'removeBankAccount'>,
  from: Caller,
): Promise<void> {
  const { provider, maskedNumber: number } = renderBank(await bankOf(ctx.db, account.id, id));
  await provePayment(ctx, account.id, paymentPassword);
  await proveFactorInUse(ctx, account, factor, from);
  const bound = and(eq(bankAccounts.id, id), eq(bankAccounts.accountId, account.id), isNull(bankAccounts.removedAt));
  await transact(ctx, async (tx, within) => {
    const { rowCount } = await tx
      .update(bankAccounts)
      .set({ removedAt: await within.now() })
      .where(bound);
    if (rowCount) await alertOwner(within, tx, account, 'bank.removed', { provider, number }, { from });
  });
}

const boundTo = (tx: Tx, accountId: string): Promise<Row[]> =>
  tx.select().from(bankAccounts).where(areBoundTo(accountId)).orderBy(asc(bankAccounts.boundAt));

const areBoundTo = (accountId: string) => and(eq(bankAccounts.accountId, accountId), isNull(bankAccounts.removedAt));
