import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { NIL } from 'uuid';
import * as v from 'valibot';
import type { Solution, Value, WorkPurpose } from '../../../contract';
import { aboutPuzzle, WORK_PURPOSES } from '../../../contract/identity/challenge';
import type { Input, ModuleContext } from '../../platform/context';
import { sharedSecret } from '../../platform/secrets/shared-secret';
import { typedLoginName } from '../account/login-name';
import { boundTo, giveBound, workRejection } from './proofs';
import { doublings, strainedName } from './strain';
import { challengeWorkDone } from './tables';

/**
 * Maximum factor by which work grows: then half of its 800,000 numbers are tried on average, ten seconds on a cheap
 * phone.
 */
const HARDEST = 8;
/** Share of the work that accompanies a puzzle: it runs while the player looks at the picture. */
const BESIDE = 1 / 4;
const LIFETIME = 300_000;
const KEY = 'work';

/** Completed work: its purpose, the hash of its subject, and its expiry. */
type Done = { purpose: WorkPurpose; bound: string; expiresAt: Date };
const params = v.object({
  purpose: v.picklist(WORK_PURPOSES),
  bound: v.string(),
  expires: v.pipe(v.string(), v.transform(Number)),
});

/**
 * Creates work, harder with each failure of its address and its name. Nothing is stored until it is submitted: its
 * purpose is part of the signed challenge.
 */
export async function newWork(
  ctx: ModuleContext,
  { purpose, about }: Input<'work'>,
  ip: string,
): Promise<Value<'work'>> {
  const failed = { ip, name: await strainedName(ctx, nameIn(purpose, about), ip) };
  const first = purpose === 'puzzle' ? ctx.config.workHashes * BESIDE : ctx.config.workHashes;
  const maxnumber = Math.min(first * 2 ** (await doublings(ctx, failed)), ctx.config.workHashes * HARDEST);
  const expires = new Date((await ctx.now()).getTime() + LIFETIME);
  const bound = boundTo(purpose === 'slide' ? typedLoginName(about) : about);
  const hmacKey = await sharedSecret(ctx, KEY);
  const { challenge, salt, signature } = await createChallenge({
    hmacKey,
    maxnumber,
    expires,
    params: { purpose, bound },
  });
  return { algorithm: 'SHA-256', challenge, salt, maxnumber, signature };
}

/** Returns the user name in a subject, if the login has one. */
function nameIn(purpose: WorkPurpose, about: string): string {
  if (purpose === 'slide') return about;
  return purpose === 'puzzle' ? about.slice(aboutPuzzle(NIL, '').length) : '';
}

/** Verifies submitted work. Throws `work.wrong` or `work.expired`, or `sms.captchaFailed` before codes to a phone. */
export async function readWork(ctx: ModuleContext, solution: Solution): Promise<Done> {
  // The expiry is checked below, by the platform's clock; the library would use the machine's.
  const proved = await verifySolution({ algorithm: 'SHA-256', ...solution }, await sharedSecret(ctx, KEY), false);
  const read = v.safeParse(params, extractParams({ algorithm: 'SHA-256', ...solution }));
  const purpose = read.success ? read.output.purpose : undefined;
  if (!proved) throw workRejection(purpose, 'work.wrong');
  if (!read.success || read.output.expires * 1_000 <= (await ctx.now()).getTime())
    throw workRejection(purpose, 'work.expired');
  const { expires, ...claims } = read.output;
  return { ...claims, expiresAt: new Date(expires * 1_000) };
}

/** Accepts work, once, and issues a receipt for its purpose. */
export async function answerWork(ctx: ModuleContext, solution: Solution): Promise<Value<'answerWork'>> {
  const { purpose, bound, expiresAt } = await readWork(ctx, solution);
  const done = { challenge: solution.challenge, expiresAt };
  const [first] = await ctx.db.insert(challengeWorkDone).values(done).onConflictDoNothing().returning();
  if (!first) throw workRejection(purpose, 'work.expired');
  return giveBound(ctx, purpose, bound);
}
