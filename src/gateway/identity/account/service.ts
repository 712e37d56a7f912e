import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Language, SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { forgiveAll } from './failures';
import { accounts } from './tables';
import { inForce, placeInTree } from './tree';

export type Account = typeof accounts.$inferSelect;
/** `uplineId`: under whom, in the agents' tree. */
type NewAccount = Omit<typeof accounts.$inferInsert, 'id' | 'createdAt'> & { uplineId?: string | null };

/** An account by its name, without regard to case. */
export async function accountByName(tx: Tx, userName: string): Promise<Account | undefined> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.userName})`, userName.toLowerCase()));
  return row;
}

/** An account by its mobile number (E.164). */
export async function accountByMobile(tx: Tx, mobile: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.mobile, mobile));
  return row;
}

/** An account by its e-mail address, without regard to case. */
export async function accountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row;
}

/** An account by its id. */
export async function accountById(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  return row;
}

/** The accounts right below one, by name, but for those that are blocked. */
export async function accountsUnder(tx: Tx, uplineId: string): Promise<Account[]> {
  const below = sql`${accounts.id} in (select p.account_id from team_positions p where p.upline_id = ${uplineId} and ${inForce(sql`p`, sql`app_now()`)})`;
  return tx
    .select()
    .from(accounts)
    .where(and(below, eq(accounts.blocked, false)))
    .orderBy(asc(accounts.userName));
}

/**
 * Makes an account; its name, mobile number and e-mail must be nobody else's. The password was hashed before: that takes longer than
 * everything else, and no transaction waits for it. But for a trial it has a place in the agents' tree.
 */
export async function keepAccount(
  tx: Tx,
  { uplineId = null, ...fields }: NewAccount,
  createdAt: Date,
): Promise<Account> {
  const [row] = await tx
    .insert(accounts)
    .values({ id: v7(), createdAt, ...fields })
    .returning();
  if (!row) throw new Error('the account was not made');
  if (row.type !== SETTINGS.trialType) await placeInTree(tx, row.id, uplineId, createdAt);
  return row;
}

/** Checks whether there is any account at all: the demo is made in an empty database only. */
export async function anyAccount(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: accounts.id }).from(accounts).limit(1)).length > 0;
}

/**
 * Notes the first sign-in (s4.login.first-login-call); later calls change nothing. `firstTimeLogin` stays set until the password
 * was changed, because that is what it asks for.
 */
export async function noteFirstLogin(ctx: ModuleContext, accountId: string): Promise<void> {
  const now = await ctx.now();
  await ctx.db
    .update(accounts)
    .set({ firstLoginAt: sql`coalesce(${accounts.firstLoginAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(accounts.id, accountId));
}

/** Puts another password in the place of the one before, which was good for whatever the account still owed: a first change, an expiry. */
export async function setPassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  passwordChangedAt: Date,
): Promise<void> {
  await tx
    .update(accounts)
    .set({ passwordHash, passwordChangedAt, firstTimeLogin: false, passwordExpired: false })
    .where(eq(accounts.id, accountId));
}

/** Notes that the way in was got back without the old password, by its owner or by an operator: what is bound soon after rests first. */
export async function noteRecovery(tx: Tx, accountId: string, recoveredAt: Date): Promise<void> {
  await tx.update(accounts).set({ recoveredAt }).where(eq(accounts.id, accountId));
}

/** Returns whether the password is too old, or was expired by an operator (asvs 6.2.10: off by default). */
export function isPasswordExpired(
  { config }: ModuleContext,
  { passwordExpired, passwordChangedAt, createdAt }: Account,
  now: Date,
): boolean {
  const chosenAt = passwordChangedAt ?? createdAt;
  return (
    passwordExpired || (config.passwordExpiry !== null && now.getTime() - chosenAt.getTime() > config.passwordExpiry)
  );
}

/** Lets an account's password expire. Operators use it. */
export async function expirePassword(ctx: ModuleContext, userName: string): Promise<void> {
  const account = await mustExist(ctx, userName);
  await ctx.db.update(accounts).set({ passwordExpired: true }).where(eq(accounts.id, account.id));
}

/** Keeps the language an account wants to be written to in. */
export async function setLanguage(tx: Tx, accountId: string, language: Language): Promise<void> {
  await tx.update(accounts).set({ language }).where(eq(accounts.id, accountId));
}

/** Blocks an account, or lets it in again. Its open sessions are dead while it is blocked (asvs 7.4.2). */
export async function setBlocked(ctx: ModuleContext, userName: string, blocked: boolean): Promise<void> {
  const account = await mustExist(ctx, userName);
  await ctx.db.update(accounts).set({ blocked }).where(eq(accounts.id, account.id));
}

/** Blocks logins for the account and invalidates its sessions (asvs 7.4.2). */
export async function blockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.update(accounts).set({ blocked: true }).where(eq(accounts.id, accountId));
}

/** Closes an account for good, at its owner's wish; its open sessions are dead with it. */
export async function closeAccount(tx: Tx, accountId: string, closedAt: Date): Promise<void> {
  await tx.update(accounts).set({ blocked: true, closedAt }).where(eq(accounts.id, accountId));
}

/** Returns whether an account is an agent's, by its type. */
export const isAgent = ({ type }: Pick<Account, 'type'>): boolean => SETTINGS.agentTypes.some((one) => one === type);

/** Makes a member an agent, of the first kind. */
export async function becomeAgent(tx: Tx, accountId: string): Promise<void> {
  await tx.update(accounts).set({ type: SETTINGS.agentTypes[0] }).where(eq(accounts.id, accountId));
}

/** Makes an agent a member. */
export async function becomeMember(tx: Tx, accountId: string): Promise<void> {
  await tx.update(accounts).set({ type: 0 }).where(eq(accounts.id, accountId));
}

/** Puts another mobile number (E.164) or e-mail address in the place of the one before. */
export async function setContact(tx: Tx, accountId: string, kind: 'mobile' | 'email', contact: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ [kind]: contact })
    .where(eq(accounts.id, accountId));
}

/** What the account is called where its name is not shown. */
export async function setNickname(tx: Tx, accountId: string, nickname: string): Promise<void> {
  await tx.update(accounts).set({ nickname }).where(eq(accounts.id, accountId));
}

/**
 * Locks the row of the account until the transaction ends. What refers to it may still be written: whoever holds a wallet, and is waited for
 * here, does so.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [account] = await lockAccounts(tx, [accountId]);
  return account;
}

/** Locks several accounts, always in one order. */
export const lockAccounts = (tx: Tx, accountIds: readonly string[]): Promise<Account[]> =>
  tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(accounts.id)
    .for('no key update');

declare const held: unique symbol;
/** An account whose row is held by a transaction, as it is now. */
export type HeldAccount = Account & { readonly [held]: true };

/**
 * An account as it is now, its row held so that no other password takes the place of its own before the transaction ends. Refuses with
 * `auth.overtaken` where one has since it was read: whatever was proven then is void (asvs 7.4.3).
 */
export async function holdUnchanged(tx: Tx, { id, passwordHash }: Account): Promise<HeldAccount> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('share');
  if (row?.passwordHash !== passwordHash) throw new ApiError(409, 'auth.overtaken');
  return row as HeldAccount;
}

/** Lifts the lock after too many wrong sign-ins, and the demand for a captcha with it. Operators use it. */
export async function unlock(ctx: ModuleContext, userName: string): Promise<void> {
  const account = await mustExist(ctx, userName);
  await forgiveAll(ctx.db, account.userName);
}

/** The same for an operator, who named it: refuses with `account.unknown`. */
export async function mustExist(ctx: ModuleContext, userName: string): Promise<Account> {
  const account = await accountByName(ctx.db, userName);
  if (!account) throw new ApiError(404, 'account.unknown');
  return account;
}
