import { isOn, MODULES, SETTINGS, type Value } from '../../contract';
import { countFailure, type Failures, failuresOf, forgive, holdFailures } from '../account/failures';
import { passwordFits } from '../account/passwords';
import { type Account, accountByName } from '../account/service';
import { record } from '../audit/service';
import { type Caller, type Input, type Kit, Refusal, type Tx } from '../kit';
import { take } from '../platform/limits';
import { readModules } from '../system/service';
import { hasWallet } from '../wallet/service';
import { checkChallenges } from './challenges';
import { openSession } from './service';

type Login = Input<'logIn'>;
/** Whether captchas are used at all, and whether this sign-in has passed one. */
type Captcha = { on: boolean; passed: boolean };

/** Tries to sign in from one address, right or wrong. */
const BY_ADDRESS = { max: 120, perSeconds: 60 };

/** Signs in by name and password (s7.call.session-login). What was refused is written down too (asvs 16.3.1). */
export async function signIn(kit: Kit, login: Login, caller: Caller): Promise<Value<'logIn'>> {
  await take(kit, 'login', caller.ip, BY_ADDRESS);
  const account = await accountByName(kit.db, login.username);
  try {
    const value = await attempt(kit, login, account);
    await note(kit, caller, 'done', account?.id);
    return value;
  } catch (error) {
    if (error instanceof Refusal) await note(kit, caller, error.code, account?.id);
    throw error;
  }
}

/** The order matters: nothing is told about an account before the password was right. */
async function attempt(kit: Kit, login: Login, account: Account | undefined): Promise<Value<'logIn'>> {
  // Codes by SMS and other providers come with their own flows.
  if (login.type !== 'username') throw new Refusal(403, 'auth.closed');
  const [modules, now] = await Promise.all([readModules(kit), kit.now()]);
  const captchaOn = isOn(modules, MODULES.loginCaptcha);
  const before = await failuresOf(kit.db, login.username, now);
  if (before.lockedUntil) throw locked(before.lockedUntil, now);
  const demanded = captchaOn && before.inARow >= SETTINGS.failuresUntilCaptcha;
  await checkChallenges(kit, login, { slide: isOn(modules, MODULES.slideVerification), captcha: demanded });
  const captcha = { on: captchaOn, passed: demanded };

  const fits = await passwordFits(account?.passwordHash, login.password);
  if (!account || !fits) throw await wrong(kit, login.username, captcha, now);
  const token = await kit.db.transaction((tx) => enter(kit, tx, account, captcha, now));
  const { userName, nickname, type, firstTimeLogin, passwordExpired } = account;
  return {
    token,
    firstTimeLogin,
    passwordExpired: passwordExpired && isOn(modules, MODULES.forcedPasswordChange),
    passwordDefault: login.password === kit.config.defaultPassword,
    userInfo: { userName, nickname, type },
  };
}

/** Looks again at what is held against the name: of many guesses at once, one that comes after the lock is not let in, right or not. */
async function enter(kit: Kit, tx: Tx, account: Account, captcha: Captcha, now: Date): Promise<string> {
  const failures = await holdFailures(tx, account.userName, now);
  if (failures.lockedUntil) throw locked(failures.lockedUntil, now);
  if (failures.inARow >= SETTINGS.failuresUntilCaptcha && captcha.on && !captcha.passed) throw captchaRequired();
  if (account.blocked) throw new Refusal(403, 'auth.blocked');
  if (!(await hasWallet(tx, account.id))) throw new Refusal(403, 'auth.notMember');
  const isAgent = SETTINGS.agentTypes.some((type) => type === account.type);
  if (kit.config.site === 'agent' && !isAgent) throw new Refusal(403, 'auth.notAgent');
  await forgive(tx, account.userName);
  return openSession(kit, tx, account.id);
}

/** The same for a wrong password and for a name that does not exist (asvs 6.3.8; s4.login.failure-captcha). */
async function wrong(kit: Kit, userName: string, captcha: Captcha, now: Date): Promise<Refusal> {
  const inARow = await countFailure(kit.db, userName, now);
  if (inARow === null) return locked((await failuresOf(kit.db, userName, now)).lockedUntil, now);
  if (!captcha.on || inARow < SETTINGS.failuresUntilCaptcha) return new Refusal(401, 'auth.wrongCredentials');
  if (inARow > SETTINGS.failuresUntilCaptcha && !captcha.passed) return captchaRequired();
  return new Refusal(401, 'auth.wrongCredentials', { value: { captcha: true } });
}

const captchaRequired = () => new Refusal(422, 'captcha.required', { value: { captcha: true } });

function locked(until: Failures['lockedUntil'], now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil(((until ?? now).getTime() - now.getTime()) / 1_000));
  return new Refusal(429, 'auth.locked', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

async function note(kit: Kit, { ip, requestId }: Caller, outcome: string, accountId?: string) {
  await record(kit.db, { at: await kit.now(), kind: 'session.signIn', outcome, accountId, ip, requestId });
}
