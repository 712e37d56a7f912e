import { and, eq, gt, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { passkeyChallenges } from './tables';

/** How long somebody may take over it, ms. */
export const LIFETIME = 300_000;

/** What a challenge is for: a passkey that is added in a session, a log-in from an address, or a second factor, of a log-in that waits or in a session. */
export type BoundTo = `add ${string}` | `login ${string}` | `proof ${string}` | `factor ${string}`;

const said = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

/** A challenge to be signed, kept as a hash; good once, for five minutes (asvs 6.5.1, 6.5.2, 6.5.5). */
export async function giveChallenge(ctx: ModuleContext, boundTo: BoundTo): Promise<string> {
  const challenge = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(passkeyChallenges).values({ challengeHash: digest(challenge), boundTo, expiresAt });
  return challenge;
}

/** The challenge that an answer names, consumed: succeeds for exactly one of concurrent callers. Refuses with `passkey.expired`. */
export async function consumeChallenge(ctx: ModuleContext, boundTo: BoundTo, clientDataJSON: string): Promise<string> {
  const read = v.safeParse(said, Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
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

/** Forgets those under which a passkey was to be added to an account, in any of its sessions. */
export async function voidAdding(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(
    sql`delete from passkey_challenges using sessions where sessions.account_id = ${accountId} and bound_to = 'add ' || sessions.id`,
  );
}

/** Forgets what has expired. A job calls it. */
export async function purgePasskeyChallenges(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, await ctx.now()));
}
