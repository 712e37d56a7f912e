import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Value, WorkAnswer } from '../../contract';
import { ApiError, type ModuleContext } from '../module-context';
import { sharedSecret } from '../platform/shared-secret';
import { giveProof } from './proofs';
import { challengeWorkDone } from './tables';

/** Half of it is tried on average: a second or two of a cheap phone's time. */
const HARDEST = 100_000;
const LIFETIME = 300_000;
const KEY = 'work';

/** Work to be proved, for whoever cannot do the puzzle or read the picture. Nothing is kept until it is handed in. */
export async function newWork(ctx: ModuleContext): Promise<Value<'work'>> {
  const expires = new Date((await ctx.now()).getTime() + LIFETIME);
  const { challenge, salt, signature } = await createChallenge({ hmacKey: await sharedSecret(ctx, KEY), maxnumber: HARDEST, expires });
  return { algorithm: 'SHA-256', challenge, salt, maxnumber: HARDEST, signature };
}

/** Takes the work in, once, and gives a receipt for what it stands in for. Refuses with `work.wrong` or `work.expired`. */
export async function answerWork(ctx: ModuleContext, { purpose, ...solution }: WorkAnswer): Promise<Value<'answerWork'>> {
  // Expiry is looked at here, by the platform's clock; the library would take the machine's.
  const proved = await verifySolution({ algorithm: 'SHA-256', ...solution }, await sharedSecret(ctx, KEY), false);
  if (!proved) throw new ApiError(422, 'work.wrong');
  const expiresAt = new Date(Number(extractParams({ algorithm: 'SHA-256', ...solution }).expires) * 1_000);
  if (expiresAt <= (await ctx.now())) throw new ApiError(422, 'work.expired');
  const done = { challenge: solution.challenge, expiresAt };
  const [first] = await ctx.db.insert(challengeWorkDone).values(done).onConflictDoNothing().returning();
  if (!first) throw new ApiError(422, 'work.expired');
  return giveProof(ctx, purpose);
}
