import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { NIL } from 'uuid';
import * as v from 'valibot';
import type { Solution, Value, WorkPurpose } from '../../../contract';
import { aboutPuzzle, WORK_PURPOSES } from '../../../contract/identity/challenge';
import type { Input, ModuleContext } from '../../platform/context';
import { sharedSecret } from '../../platform/secrets/shared-secret';
import { typedLoginName } from '../account/login-name';
import { boundTo, giveBound, workRefusal } from './proofs';
import { doublings, strainedName } from './strain';
import { challengeWorkDone } from './tables';

/** The hardest work is so many times the first: half of its 800,000 numbers are tried on average, ten seconds of a cheap phone's time. */
const HARDEST = 8;
/** How much of it goes beside a puzzle: it is done while the player looks at the picture. */
const BESIDE = 1 / 4;
const LIFETIME = 300_000;
const KEY = 'work';

/** Work that was done: what for, by hash what about, and until when it counts. */
type Done = { purpose: WorkPurpose; bound: string; expiresAt: Date };
const params = v.object({
  purpose: v.picklist(WORK_PURPOSES),
  bound: v.string(),
  expires: v.pipe(v.string(), v.transform(Number)),
});

/**
 * Work to be proved, harder with each failure at its address and of its name. Nothing is kept until it is handed in: what it is for is in it,
 * and signed.
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

/** The user name that it is about, where somebody logs in with one. */
function nameIn(purpose: WorkPurpose, about: string): string {
  if (purpose === 'slide') return about;
  return purpose === 'puzzle' ? about.slice(aboutPuzzle(NIL, '').length) : '';
}

/** Reads what was done. Rejects with `work.wrong` or `work.expired`, before codes to a phone with `sms.captchaFailed`. */
export async function readWork(ctx: ModuleContext, solution: Solution): Promise<Done> {
  // Expiry is looked at here, by the platform's clock; the library would take the machine's.
  const proved = await verifySolution({ algorithm: 'SHA-256', ...solution }, await sharedSecret(ctx, KEY), false);
  const read = v.safeParse(params, extractParams({ algorithm: 'SHA-256', ...solution }));
  const purpose = read.success ? read.output.purpose : undefined;
  if (!proved) throw workRefusal(purpose, 'work.wrong');
  if (!read.success || read.output.expires * 1_000 <= (await ctx.now()).getTime())
    throw workRefusal(purpose, 'work.expired');
  const { expires, ...told } = read.output;
  return { ...told, expiresAt: new Date(expires * 1_000) };
}

/** Takes the work in, once, and gives a receipt for what it was set for. */
export async function answerWork(ctx: ModuleContext, solution: Solution): Promise<Value<'answerWork'>> {
  const { purpose, bound, expiresAt } = await readWork(ctx, solution);
  const done = { challenge: solution.challenge, expiresAt };
  const [first] = await ctx.db.insert(challengeWorkDone).values(done).onConflictDoNothing().returning();
  if (!first) throw workRefusal(purpose, 'work.expired');
  return giveBound(ctx, purpose, bound);
}
