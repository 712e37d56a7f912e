import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type BankAccount, SETTINGS, type Value } from '../../contract';
import { type Account, lockAccount } from '../account/service';
import { ApiError, type Input, type ModuleContext, type Tx } from '../module-context';
import { transact } from '../platform/transact';
import { realNameOf, setRealName } from '../registration/real-name';
import { provePayment } from './payment';
import { bankAccounts } from './tables';

type Row = typeof bankAccounts.$inferSelect;

/** The banks and e-wallets that can be bound. Assumed: the spec names none. */
const PROVIDERS = [
  { kind: 'bank', provider: 'Kashful Bank' },
  { kind: 'bank', provider: 'Nodi-Char Bank' },
  { kind: 'bank', provider: 'Meghla Bank' },
  { kind: 'ewallet', provider: 'Nodi Pay' },
  { kind: 'ewallet', provider: 'Jonaki Pay' },
  { kind: 'ewallet', provider: 'Dingi Pay' },
] satisfies Value<'bankAccounts'>['providers'];

/** As its owner sees it: of the number only the end. */
export const shownBank = ({ id, kind, provider, holder, number, boundAt }: Row): BankAccount => ({
  id,
  kind,
  provider,
  holder,
  maskedNumber: `••••${number.slice(-4)}`,
  boundAt: boundAt.getTime(),
});

/** What is bound, what can be, and in whose name. */
export async function banksOf(ctx: ModuleContext, { id }: Account): Promise<Value<'bankAccounts'>> {
  return { list: (await boundTo(ctx.db, id)).map(shownBank), providers: PROVIDERS, holder: await holderOf(ctx.db, id) };
}

/** Whose accounts a player binds: the real name, else the name of the first one that was bound and still is. */
const holderOf = async (tx: Tx, accountId: string): Promise<string | null> =>
  (await realNameOf(tx, accountId)) ?? (await boundTo(tx, accountId))[0]?.holder ?? null;

/** One bound account of a player; nobody else's is found (asvs 8.2.2). Refuses with `bank.unknown`. */
export async function bankOf(tx: Tx, accountId: string, id: string): Promise<Row> {
  const row = (await boundTo(tx, accountId)).find((one) => one.id === id);
  if (!row) throw new ApiError(404, 'bank.unknown');
  return row;
}

/** Any that were ever bound, for what went there. */
export async function banksById(tx: Tx, ids: string[]): Promise<Map<string, Row>> {
  const rows = await tx.select().from(bankAccounts).where(inArray(bankAccounts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Binds one, in the real name; the first one gives the name where there was none. Refuses with `bank.provider`, `bank.holder`, `bank.taken`,
 * `bank.tooMany` or for the payment password.
 */
export async function bindBank(ctx: ModuleContext, account: Account, asked: Input<'bindBankAccount'>): Promise<BankAccount> {
  const { kind, provider, holder, paymentPassword } = asked;
  if (!PROVIDERS.some((one) => one.kind === kind && one.provider === provider)) throw new ApiError(422, 'bank.provider');
  await provePayment(ctx, account.id, paymentPassword);
  const number = asked.number.replace(/[\s-]/g, '').toUpperCase();
  const boundAt = await ctx.now();
  return transact(ctx, async (tx) => {
    await lockAccount(tx, account.id);
    const name = await holderOf(tx, account.id);
    if (name && name.toLowerCase() !== holder.toLowerCase()) throw new ApiError(422, 'bank.holder');
    if ((await boundTo(tx, account.id)).length >= SETTINGS.bankAccounts) throw new ApiError(422, 'bank.tooMany');
    if (!name) await setRealName(tx, account.id, holder);
    const values = { id: v7(), accountId: account.id, kind, provider, holder: name ?? holder, number, boundAt };
    const [row] = await tx.insert(bankAccounts).values(values).onConflictDoNothing().returning();
    if (!row) throw new ApiError(409, 'bank.taken');
    return shownBank(row);
  });
}

/** Nothing goes there any more; what went there stays on record. */
export async function removeBank(ctx: ModuleContext, account: Account, { id, paymentPassword }: Input<'removeBankAccount'>): Promise<void> {
  await bankOf(ctx.db, account.id, id);
  await provePayment(ctx, account.id, paymentPassword);
  await ctx.db
    .update(bankAccounts)
    .set({ removedAt: await ctx.now() })
    .where(and(eq(bankAccounts.id, id), eq(bankAccounts.accountId, account.id)));
}

const boundTo = (tx: Tx, accountId: string): Promise<Row[]> =>
  tx
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), isNull(bankAccounts.removedAt)))
    .orderBy(asc(bankAccounts.boundAt));
