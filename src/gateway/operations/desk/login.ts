import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { countFailure, failuresOf, forgive, lockFailures, lockRejection, passwordFits } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { recordCall } from '../ops/acts';
import { holdOperator } from '../ops/operators';
import type { DeskCaller } from './caller';
import { consumeStep, credentialsOf, failureKey, requireStep } from './credentials';
import { openDeskSession } from './sessions';
import { operatorLogins } from './tables';

/** Time to enter the code after the password, ms. */
const CHALLENGE_TTL = 5 * 60_000;
/** Wrong codes that end a login. */
const CODE_TRIES = 5;

/**
 * Checks name and password, and returns a challenge for the code. Unknown names, operators without credentials and
 * wrong passwords get the same response in the same time (asvs 6.3.8); failures lock the name as players' do
 * (`own.desk.access`).
 */
export async function logIn(
  ctx: ModuleContext,
  { name, password }: { name: string; password: string },
  caller: DeskCaller,
): Promise<DeskValue<'logIn'>> {
  await consumeRateLimit(ctx, 'login', caller.ip);
  return recorded(
    ctx,
    'desk password',
    () => name,
    async () => {
      const now = await ctx.now();
      await rejectLocked(ctx, name, now);
      const credentials = await credentialsOf(ctx.db, name);
      const fits = await passwordFits(credentials?.passwordHash, password);
      if (!fits || !(await holdOperator(ctx.db, name))) throw await failed(ctx, name, 'desk.wrongCredentials');
      const challenge = randomSecret();
      const expiresAt = new Date(now.getTime() + CHALLENGE_TTL);
      await ctx.db.delete(operatorLogins).where(lt(operatorLogins.expiresAt, now));
      await ctx.db.insert(operatorLogins).values({ challengeHash: digest(challenge), operator: name, expiresAt });
      return { challenge, expiresAt: expiresAt.getTime() };
    },
  );
}

/**
 * Opens a session with the code of the authenticator app. Both factors are needed, also in the demo. Of concurrent
 * logins with one challenge or one code, one succeeds.
 */
export async function enterCode(
  ctx: ModuleContext,
  { challenge, code }: { challenge: string; code: string },
  caller: DeskCaller,
): Promise<{ token: string }> {
  await consumeRateLimit(ctx, 'login', caller.ip);
  let known: string | null = null;
  return recorded(
    ctx,
    'desk login',
    () => known,
    async () => {
      const operator = await tryChallenge(ctx, challenge);
      known = operator;
      const credentials = await credentialsOf(ctx.db, operator);
      if (!credentials) throw new ApiError(409, 'desk.loginOver');
      await rejectLocked(ctx, operator, await ctx.now());
      const step = await requireStep(ctx, operator, credentials.sealedTotp, code).catch((error) => refused(error));
      if (step === null) throw await failed(ctx, operator, 'totp.wrong');
      const token = await transact(ctx, async (tx, within) => {
        const now = await within.now();
        const { lockedUntil } = await lockFailures(tx, failureKey(operator), now);
        if (lockedUntil) throw await lockRejection(within, lockedUntil);
        if (!(await holdOperator(tx, operator))) throw new ApiError(409, 'desk.loginOver');
        await takeChallenge(tx, challenge);
        await consumeStep(tx, operator, step);
        await forgive(tx, failureKey(operator));
        return openDeskSession(within, tx, operator, now);
      });
      return { token };
    },
  );
}

/** Counts a try of a challenge and returns its operator; throws `desk.loginOver`. */
async function tryChallenge({ db }: ModuleContext, challenge: string): Promise<string> {
  const open = and(
    eq(operatorLogins.challengeHash, digest(challenge)),
    gt(operatorLogins.expiresAt, sql`app_now()`),
    lt(operatorLogins.tries, CODE_TRIES),
  );
  const [row] = await db
    .update(operatorLogins)
    .set({ tries: sql`${operatorLogins.tries} + 1` })
    .where(open)
    .returning({ operator: operatorLogins.operator });
  if (!row) throw new ApiError(409, 'desk.loginOver');
  return row.operator;
}

async function takeChallenge(tx: Tx, challenge: string): Promise<void> {
  const { rowCount } = await tx.delete(operatorLogins).where(eq(operatorLogins.challengeHash, digest(challenge)));
  if (!rowCount) throw new ApiError(409, 'desk.loginOver');
}

async function rejectLocked(ctx: ModuleContext, name: string, now: Date): Promise<void> {
  const { lockedUntil } = await failuresOf(ctx.db, failureKey(name), now);
  if (lockedUntil) throw await lockRejection(ctx, lockedUntil);
}

/** Counts a failure and returns its error; every tenth locks the name. */
async function failed(ctx: ModuleContext, name: string, code: string): Promise<ApiError> {
  const now = await ctx.now();
  const count = await countFailure(ctx.db, failureKey(name), now);
  if (count === null) return lockRejection(ctx, (await failuresOf(ctx.db, failureKey(name), now)).lockedUntil);
  return new ApiError(code === 'totp.wrong' ? 422 : 401, code);
}

/** Turns a wrong code into null; throws any other error. */
function refused(error: unknown): null {
  if (error instanceof ApiError && error.code === 'totp.wrong') return null;
  throw error;
}

/**
 * Records the outcome of a login with its operator; a name that no operator has is not stored, because it may be a
 * mistyped password (asvs 16.2.5, 16.3.1).
 */
async function recorded<T>(
  ctx: ModuleContext,
  step: string,
  operatorName: () => string | null,
  work: () => Promise<T>,
): Promise<T> {
  const write = async (outcome: string) => {
    const name = operatorName();
    const operator = name === null ? null : await holdOperator(ctx.db, name);
    await recordCall(ctx, operator && { ...operator, origin: 'desk' }, step, outcome);
  };
  try {
    const value = await work();
    await write('done');
    return value;
  } catch (error) {
    if (error instanceof ApiError) await write(error.code);
    throw error;
  }
}
