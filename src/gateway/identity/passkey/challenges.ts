import { and, eq, gt, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { passkeyChallenges } from './tables';

/** Lifetime of a challenge, ms. */
export const LIFETIME = 300_000;

/**
 * Purpose of a challenge: adding a passkey in a session, a login from an address, or a second factor, of a pending
 * login or in a session.
 */
export type BoundTo = `add ${string}` | `login ${string}` | `proof ${string}` | `factor ${string}`;

const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

/** Issues a challenge to be signed, stored as a hash; single-use, valid for five minutes (asvs 6.5.1, 6.5.2, 6.5.5). */
export async function giveChallenge(ctx: ModuleContext, boundTo: BoundTo): Promise<string> {
  const challenge = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(passkeyChallenges).values({ challengeHash: digest(challenge), boundTo, expiresAt });
  return challenge;
}

/**
 * Returns and consumes the challenge in a response: succeeds for exactly one of concurrent callers. Throws
 * `passkey.expired`.
 */
export async function consumeChallenge(ctx: ModuleContext, boundTo: BoundTo, clientDataJSON: string): Promise<string> {
  const read = v.safeParse(clientData, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  if (!read.success) throw new ApiError(422, 'passkey.refused');
  const { challenge } = read.output;
  const good = and(
    eq(passkeyChallenges.challengeHash, digest(challenge)),
    eq(passkeyChallenges.boundTo, boundTo),
    gt(passkeyChallenges.expiresAt, await ctx.now()),
  );
  const { rowCount } = await ctx.db.delete(passkeyChallenges).where(good);
  if (!rowCount) throw new ApiError(422, 'passkey.expired');
  return challenge;
}

/** Deletes the challenges for adding a passkey in any session of an account. */
export async function voidAdding(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(
    sql`delete from passkey_challenges using sessions where sessions.account_id = ${accountId} and bound_to = 'add ' || sessions.id`,
  );
}

/** Deletes expired challenges. A job calls it. */
export async function purgePasskeyChallenges(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, await ctx.now()));
}
