import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { eq } from 'drizzle-orm';
import type { Value, WorkAnswer } from '../../contract';
import { type Kit, Refusal } from '../kit';
import { randomSecret } from '../secrets';
import { giveProof } from './proofs';
import { challengeSecrets, challengeWorkDone } from './tables';

/** Half of it is tried on average: a second or two of a cheap phone's time. */
const HARDEST = 100_000;
const LIFETIME = 300_000;
const KEY = 'work';

/** Work to be proved, for whoever cannot do the puzzle or read the picture. Nothing is kept until it is handed in. */
export async function newWork(kit: Kit): Promise<Value<'work'>> {
  const expires = new Date((await kit.now()).getTime() + LIFETIME);
  const { challenge, salt, signature } = await createChallenge({ hmacKey: await hmacKey(kit), maxnumber: HARDEST, expires });
  return { algorithm: 'SHA-256', challenge, salt, maxnumber: HARDEST, signature };
}

/** Takes the work in, once, and gives a receipt for what it stands in for. Refuses with `work.wrong` or `work.expired`. */
export async function answerWork(kit: Kit, { purpose, ...solution }: WorkAnswer): Promise<Value<'answerWork'>> {
  // Expiry is looked at here, by the platform's clock; the library would take the machine's.
  const proved = await verifySolution({ algorithm: 'SHA-256', ...solution }, await hmacKey(kit), false);
  if (!proved) throw new Refusal(422, 'work.wrong');
  const expiresAt = new Date(Number(extractParams({ algorithm: 'SHA-256', ...solution }).expires) * 1_000);
  if (expiresAt <= (await kit.now())) throw new Refusal(422, 'work.expired');
  const done = { challenge: solution.challenge, expiresAt };
  const [first] = await kit.db.insert(challengeWorkDone).values(done).onConflictDoNothing().returning();
  if (!first) throw new Refusal(422, 'work.expired');
  return giveProof(kit, purpose);
}

/** The key that challenges are signed with: made once, shared by all processes. */
async function hmacKey(kit: Kit): Promise<string> {
  const find = () => kit.db.select().from(challengeSecrets).where(eq(challengeSecrets.name, KEY));
  const [kept] = await find();
  if (kept) return kept.secret;
  await kit.db.insert(challengeSecrets).values({ name: KEY, secret: randomSecret() }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('the key for proofs of work was not kept');
  return made.secret;
}
