import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { isOn, MODULES } from '../../contract';
import { type Account, type HeldAccount, holdUnchanged } from '../account/service';
import { usesTrusted } from '../factor/trusted-browsers';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../module-context';
import { passkeyElsewhere } from '../passkey/kept';
import { isUnregistered } from '../place/service';
import { consumeRateLimit } from '../platform/limits';
import { ATTEMPT_LIMITS } from '../platform/throttles';
import { transact } from '../platform/transact';
import { digest } from '../secrets';
import type { Judgement } from '../session/enter';
import { readModules } from '../system/service';
import { factorsOf } from '../factor/in-use';
import { offersOf } from './offers';
import { signInProofs } from './tables';

const LIFETIME = 300_000;

export type Waiting = typeof signInProofs.$inferSelect;

/**
 * Checks whether a log-in that is right in all else needs one more proof. Who has a second factor is asked for it everywhere but in a browser that
 * they trust, whatever they came by (asvs 6.3.4). Who has none is asked at an unregistered address while that matters (module IPVERIF), unless
 * a code was just given (`proven`).
 */
export async function isProofDue(
  ctx: ModuleContext,
  tx: Tx,
  account: HeldAccount,
  caller: Caller,
  proven: boolean,
): Promise<boolean> {
  const { id } = account;
  if ((await factorsOf(tx, id)).length > 0) return !(await usesTrusted(ctx, tx, id, caller));
  return !proven && isOn(await readModules(ctx), MODULES.unregisteredIp) && isUnregistered(tx, id, caller.ip);
}

/**
 * Keeps the log-in waiting for five minutes, and says what must be proven: `login.proofRequired`. An account that has nothing to prove
 * it with here is told so (`login.proofImpossible`): operators can register its address; or at which host its passkey can be used, and that
 * customer service helps where it is lost (`login.passkeyElsewhere`). A change of the password voids it.
 */
export async function demandProof(
  ctx: ModuleContext,
  account: Account,
  caller: Caller,
  judgement: Judgement,
): Promise<ApiError> {
  const { ip } = caller;
  await consumeRateLimit(ctx, 'proof.demand', account.id);
  const proofs = await offersOf(ctx.db, account, caller);
  if (proofs.length === 0) return impossible(await passkeyElsewhere(ctx.db, account.id, caller));
  const challengeId = randomUUID();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  const { max: triesLeft } = ATTEMPT_LIMITS.proofAnswer;
  const waiting = { idHash: digest(challengeId), accountId: account.id, ip, ...judgement, triesLeft, expiresAt };
  await transact(ctx, async (tx) => {
    await holdUnchanged(tx, account);
    await tx.insert(signInProofs).values(waiting);
  });
  return new ApiError(403, 'login.proofRequired', { value: { challengeId, proofs } });
}

const impossible = (host: string | null) =>
  host === null
    ? new ApiError(403, 'login.proofImpossible')
    : new ApiError(403, 'login.passkeyElsewhere', { params: { host } });

/** The log-in that waits under an id, for whoever it began with. Refuses with `proof.expired` where there is none any more. */
export async function waitingUnder(tx: Tx, challengeId: string, ip: string): Promise<Waiting> {
  const [row] = await tx.select().from(signInProofs).where(open(challengeId, ip));
  if (!row) throw expired();
  return row;
}

/** The same, with one attempt consumed: concurrent calls get no more than there are. */
export async function consumeAttempt(tx: Tx, challengeId: string, ip: string): Promise<Waiting> {
  const triesLeft = sql`${signInProofs.triesLeft} - 1`;
  const [row] = await tx.update(signInProofs).set({ triesLeft }).where(open(challengeId, ip)).returning();
  if (!row) throw expired();
  return row;
}

/** Consumes it: succeeds for exactly one of concurrent callers (asvs 6.5.1). */
export async function consumeSignInProof(tx: Tx, { idHash }: Waiting): Promise<void> {
  const [row] = await tx
    .update(signInProofs)
    .set({ used: true })
    .where(sql`id_hash = ${idHash} and not used`)
    .returning();
  if (!row) throw expired();
}

const open = (challengeId: string, ip: string) =>
  sql`id_hash = ${digest(challengeId)} and ip = ${ip} and not used and tries_left > 0 and expires_at > app_now()`;

export const expired = () => new ApiError(422, 'proof.expired');

/** Forgets the log-ins of an account that wait: its password was changed. */
export async function voidProofs(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(signInProofs).where(eq(signInProofs.accountId, accountId));
}

/** Forgets what has expired. A job calls it. */
export async function purgeProofs(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(signInProofs).where(lt(signInProofs.expiresAt, await ctx.now()));
}
