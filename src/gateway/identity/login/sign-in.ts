import { GATEWAY_SETTINGS, isOn, MODULES, type Value } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { readModules } from '../../platform/system/service';
import { countFailure, failuresOf, forgive, lockFailures, lockRejection } from '../account/failures';
import { accountByLogin, loginName, loginNumber } from '../account/login-name';
import { passwordFits } from '../account/passwords';
import { type Account, holdUnchanged, isPasswordExpired } from '../account/service';
import { checkChallenges } from '../challenge/check';
import { addStrain } from '../challenge/strain';
import { countedUnder } from '../known-locations/counted';
import { completeLogin, type Judgement, loggedInAs, mayEnter, UNJUDGED } from '../session/enter';
import { demandProof, isProofDue } from '../step-up/demand';
import { checkLoginCode } from './sign-in-by-code';

type Login = Input<'logIn'>;
/** `on`: captchas are in use; `passed`: this login has passed one. */
type Captcha = { on: boolean; passed: boolean };
/**
 * Checks passed so far: the name under which failures count, the captcha, and whether a code was verified, which counts
 * as a proof.
 */
type Passed = { name: string; captcha: Captcha; proven: boolean };

/**
 * Logs in by name and password, or by a number and its code (s7.call.session-login, s4.login.method). Failures are
 * audited too (asvs 16.3.1).
 */
export async function signIn(ctx: ModuleContext, login: Login, caller: Caller): Promise<Value<'logIn'>> {
  await consumeRateLimit(ctx, 'login', caller.ip);
  const account = await accountByLogin(ctx, login);
  try {
    const value = await (login.type === 'username' ? byPassword : byCode)(ctx, login, account, caller);
    await recordOutcome(ctx, caller, 'done', account?.id);
    return value;
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(ctx, caller, error.code, account?.id);
    throw error;
  }
}

/**
 * Logs in by password. The order matters: the response discloses nothing about the account before the password is
 * verified.
 */
async function byPassword(
  ctx: ModuleContext,
  login: Login,
  account: Account | undefined,
  caller: Caller,
): Promise<Value<'logIn'>> {
  const name = await countedUnder(ctx.db, loginName(login), account?.id, caller.ip);
  const [modules, now] = await Promise.all([readModules(ctx), ctx.now()]);
  const captchaOn = isOn(modules, MODULES.loginCaptcha);
  const before = await failuresOf(ctx.db, name, now);
  if (before.lockedUntil) throw await lockRejection(ctx, before.lockedUntil);
  const demanded = captchaOn && before.inARow >= GATEWAY_SETTINGS.failuresUntilCaptcha;
  await checkChallenges(
    ctx,
    login,
    { slide: isOn(modules, MODULES.slideVerification), captcha: demanded },
    loginName(login),
  );
  const captcha = { on: captchaOn, passed: demanded };

  const fits = await passwordFits(account?.passwordHash, login.password);
  if (!account || !fits) {
    await addStrain(ctx, { ip: caller.ip, name });
    throw await wrong(ctx, name, captcha, now);
  }
  const expiryOn = isOn(modules, MODULES.forcedPasswordChange);
  return entered(
    ctx,
    account,
    caller,
    { name, captcha, proven: false },
    {
      passwordExpired: expiryOn && isPasswordExpired(ctx, account, now),
      passwordDefault: login.password === ctx.config.defaultPassword,
    },
  );
}

/**
 * Logs in by a code. Never demands a change of the password (s4.login.default-password, s4.login.expired-password),
 * because none was used.
 */
async function byCode(
  ctx: ModuleContext,
  login: Login,
  account: Account | undefined,
  caller: Caller,
): Promise<Value<'logIn'>> {
  const name = await countedUnder(ctx.db, loginNumber(login), account?.id, caller.ip);
  const known = await checkLoginCode(ctx, login, account, name);
  const passed = { name, captcha: { on: false, passed: false }, proven: true };
  return entered(ctx, known, caller, passed, UNJUDGED);
}

async function entered(
  ctx: ModuleContext,
  account: Account,
  caller: Caller,
  passed: Passed,
  judgement: Judgement,
): Promise<Value<'logIn'>> {
  const now = await ctx.now();
  // Runs on the transaction's connection only; many concurrent logins waiting for a second one would exhaust the pool.
  const token = await ctx.db.transaction((tx) =>
    enter({ ...ctx, db: tx, now: async () => now }, tx, account, caller, { ...passed, ...judgement }),
  );
  if (token === null) throw await demandProof(ctx, account, caller, judgement);
  return loggedInAs(account, token, judgement);
}

/**
 * Re-checks the account and the failures of the name under lock: of concurrent guesses, those after the lock fail,
 * right or wrong. Returns null if one more proof is required (s4.login.unregistered-ip, asvs 6.3.4).
 */
async function enter(ctx: ModuleContext, tx: Tx, read: Account, caller: Caller, way: Passed & Judgement) {
  const { name, captcha, proven } = way;
  const account = await holdUnchanged(tx, read);
  const failures = await lockFailures(tx, name, await ctx.now());
  if (failures.lockedUntil) throw await lockRejection(ctx, failures.lockedUntil);
  if (failures.inARow >= GATEWAY_SETTINGS.failuresUntilCaptcha && captcha.on && !captcha.passed)
    throw captchaRequired();
  await mayEnter(ctx, tx, account);
  await forgive(tx, name);
  return (await isProofDue(ctx, tx, account, caller, proven)) ? null : completeLogin(ctx, tx, account, caller, way);
}

/**
 * Returns the error for a wrong password, which is the same for an unknown name (asvs 6.3.8; s4.login.failure-captcha).
 */
async function wrong(ctx: ModuleContext, name: string, captcha: Captcha, now: Date): Promise<ApiError> {
  const inARow = await countFailure(ctx.db, name, now);
  if (inARow === null) return lockRejection(ctx, (await failuresOf(ctx.db, name, now)).lockedUntil);
  if (!captcha.on || inARow < GATEWAY_SETTINGS.failuresUntilCaptcha) return new ApiError(401, 'auth.wrongCredentials');
  if (inARow > GATEWAY_SETTINGS.failuresUntilCaptcha && !captcha.passed) return captchaRequired();
  return new ApiError(401, 'auth.wrongCredentials', { value: { captcha: true } });
}

const captchaRequired = () => new ApiError(422, 'captcha.required', { value: { captcha: true } });

async function recordOutcome(ctx: ModuleContext, { ip, requestId }: Caller, outcome: string, accountId?: string) {
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'session.signIn', outcome, accountId, ip, requestId });
}
