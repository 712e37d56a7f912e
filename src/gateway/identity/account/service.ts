import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Language, SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { forgiveAll } from './failures';
import { accounts } from './tables';
import { inForce, placeInTree } from './tree';

export type Account = typeof accounts.$inferSelect;
/** New account. `uplineId`: its upline in the agents' tree. */
type NewAccount = Omit<typeof accounts.$inferInsert, 'id' | 'createdAt'> & { uplineId?: string | null };

/** Returns an account by name, ignoring case. */
export async function accountByName(tx: Tx, userName: string): Promise<Account | undefined> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.userName})`, userName.toLowerCase()));
  return row;
}

/** Returns an account by mobile number (E.164). */
export async function accountByMobile(tx: Tx, mobile: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.mobile, mobile));
  return row;
}

/** Returns an account by email address, ignoring case. */
export async function accountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row;
}

export async function accountById(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  return row;
}

/** Returns an account's direct downlines by name, without blocked ones. */
export async function accountsUnder(tx: Tx, uplineId: string): Promise<Account[]> {
  const below = sql`${accounts.id} in (select p.account_id from team_positions p where p.upline_id = ${uplineId} and ${inForce(sql`p`, sql`app_now()`)})`;
  return tx
    .select()
    .from(accounts)
    .where(and(below, eq(accounts.blocked, false)))
    .orderBy(asc(accounts.userName));
}

/**
 * Creates an account; its name, mobile number and email must be unique. Callers hash the password beforehand, because
 * that is too slow for a transaction. All accounts but trials get a position in the agents' tree.
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
  if (!row) throw new Error('the account was not created');
  if (row.type !== SETTINGS.trialType) await placeInTree(tx, row.id, uplineId, createdAt);
  return row;
}

/** Returns whether any account exists; the demo is only created in an empty database. */
export async function anyAccount(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: accounts.id }).from(accounts).limit(1)).length > 0;
}

/**
 * Records the first login (s4.login.first-login-call); later calls change nothing. `firstTimeLogin` stays set until the
 * password is changed, because it demands that.
 */
export async function noteFirstLogin(ctx: ModuleContext, accountId: string): Promise<void> {
  const now = await ctx.now();
  await ctx.db
    .update(accounts)
    .set({ firstLoginAt: sql`coalesce(${accounts.firstLoginAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(accounts.id, accountId));
}

/** Replaces the password, which also clears a due first change and an expiry. */
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

/**
 * Records that access was recovered without the old password, by the owner or an operator: payout accounts bound soon
 * afterwards must wait.
 */
export async function noteRecovery(tx: Tx, accountId: string, recoveredAt: Date): Promise<void> {
  await tx.update(accounts).set({ recoveredAt }).where(eq(accounts.id, accountId));
}

/** Returns whether the password is too old or an operator expired it (asvs 6.2.10: off by default). */
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

/** Expires an account's password. For operators. */
export async function expirePassword(ctx: ModuleContext, userName: string): Promise<void> {
  const account = await mustExist(ctx, userName);
  await ctx.db.update(accounts).set({ passwordExpired: true }).where(eq(accounts.id, account.id));
}

/** Stores the language of messages to the account. */
export async function setLanguage(tx: Tx, accountId: string, language: Language): Promise<void> {
  await tx.update(accounts).set({ language }).where(eq(accounts.id, accountId));
}

/** Blocks or unblocks an account. Its sessions are invalid while it is blocked (asvs 7.4.2). */
export async function setBlocked(ctx: ModuleContext, userName: string, blocked: boolean): Promise<void> {
  const account = await mustExist(ctx, userName);
  await ctx.db.update(accounts).set({ blocked }).where(eq(accounts.id, account.id));
}

/** Blocks logins for the account and invalidates its sessions (asvs 7.4.2). */
export async function blockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.update(accounts).set({ blocked: true }).where(eq(accounts.id, accountId));
}

/** Closes an account permanently, at its owner's request; its sessions become invalid. */
export async function closeAccount(tx: Tx, accountId: string, closedAt: Date): Promise<void> {
  await tx.update(accounts).set({ blocked: true, closedAt }).where(eq(accounts.id, accountId));
}

/** Returns whether an account is an agent's, by its type. */
export const isAgent = ({ type }: Pick<Account, 'type'>): boolean =>
  SETTINGS.agentTypes.some((agentType) => agentType === type);

/** Turns a member into an agent, of the first agent type. */
export async function becomeAgent(tx: Tx, accountId: string): Promise<void> {
  await tx.update(accounts).set({ type: SETTINGS.agentTypes[0] }).where(eq(accounts.id, accountId));
}

/** Turns an agent into a member. */
export async function becomeMember(tx: Tx, accountId: string): Promise<void> {
  await tx.update(accounts).set({ type: 0 }).where(eq(accounts.id, accountId));
}

/** Replaces the mobile number (E.164) or email address, which a code has proven. */
export async function setContact(
  tx: Tx,
  accountId: string,
  { kind, contact, at }: { kind: 'mobile' | 'email'; contact: string; at: Date },
): Promise<void> {
  const changes = kind === 'mobile' ? { mobile: contact, mobileVerifiedAt: at } : { email: contact };
  await tx.update(accounts).set(changes).where(eq(accounts.id, accountId));
}

/** Records that a code proved the account's mobile number, once (`own.mobile.verified`). */
export async function noteMobileVerified(tx: Tx, accountId: string, mobileVerifiedAt: Date): Promise<void> {
  const isFirst = and(eq(accounts.id, accountId), isNull(accounts.mobileVerifiedAt));
  await tx.update(accounts).set({ mobileVerifiedAt }).where(isFirst);
}

/** Sets the name that is displayed instead of the user name. */
export async function setNickname(tx: Tx, accountId: string, nickname: string): Promise<void> {
  await tx.update(accounts).set({ nickname }).where(eq(accounts.id, accountId));
}

/**
 * Locks the account's row until the transaction ends. Rows that reference it can still be written, so that transactions
 * holding a wallet's lock do not deadlock with this one.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [account] = await lockAccounts(tx, [accountId]);
  return account;
}

/** Locks several accounts, always in the same order. */
export const lockAccounts = (tx: Tx, accountIds: readonly string[]): Promise<Account[]> =>
  tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, [...accountIds]))
    .orderBy(accounts.id)
    .for('no key update');

declare const held: unique symbol;
/** Current account whose row the transaction has locked. */
export type HeldAccount = Account & { readonly [held]: true };

/**
 * Returns the current account and locks its row, so that the password cannot change before the transaction ends. Throws
 * `auth.overtaken` if it has changed since the account was read, which voids earlier proofs (asvs 7.4.3).
 */
export async function holdUnchanged(tx: Tx, { id, passwordHash }: Account): Promise<HeldAccount> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('share');
  if (row?.passwordHash !== passwordHash) throw new ApiError(409, 'auth.overtaken');
  return row as HeldAccount;
}

/** Lifts the lock after failed logins and the resulting captcha. For operators. */
export async function unlock(ctx: ModuleContext, userName: string): Promise<void> {
  const account = await mustExist(ctx, userName);
  await forgiveAll(ctx.db, account.userName);
}

/** Returns the account that an operator named; throws `account.unknown`. */
export async function mustExist(ctx: ModuleContext, userName: string): Promise<Account> {
  const account = await accountByName(ctx.db, userName);
  if (!account) throw new ApiError(404, 'account.unknown');
  return account;
}
