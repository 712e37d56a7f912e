import { isOn, MODULES, SETTINGS, type Value } from '../../contract';
import { countTry, failuresOf, forgive, lockRefusal } from '../account/failures';
import { passwordFits } from '../account/passwords';
import { type Account, isPasswordExpired } from '../account/service';
import { record } from '../audit/service';
import { type Caller, type Input, type Kit, Refusal } from '../kit';
import { take } from '../platform/limits';
import { readModules } from '../system/service';
import { hasWallet } from '../wallet/service';
import { checkChallenges } from './challenges';
import { openSession } from './service';
import { accountByCode } from './sign-in-by-code';
import { accountOf, nameOf } from './signing-in';

type Login = Input<'logIn'>;

/** Tries to sign in from one address, right or wrong. */
const BY_ADDRESS = { max: 120, perSeconds: 60 };

/** Signs in by name and password, or by a number and its code (s7.call.session-login, s4.login.method). What was refused is written down too (asvs 16.3.1). */
export async function signIn(kit: Kit, login: Login, caller: Caller): Promise<Value<'logIn'>> {
  await take(kit, 'login', caller.ip, BY_ADDRESS);
  try {
    return await attempt(kit, login, caller);
  } catch (error) {
    if (error instanceof Refusal) await note(kit, caller, error.code, (await accountOf(kit, login))?.id);
    throw error;
  }
}

/** The order matters: nothing is told about an account before the password was right. */
async function attempt(kit: Kit, login: Login, caller: Caller): Promise<Value<'logIn'>> {
  if (login.type === 'username') return byPassword(kit, login, caller);
  const account = await accountByCode(kit, login);
  await mayEnter(kit, account);
  // Never judged for a change of the password (s4.login.default-password, s4.login.expired-password): none was used.
  return enter(kit, account, caller, { passwordExpired: false, passwordDefault: false });
}

async function byPassword(kit: Kit, login: Login, caller: Caller): Promise<Value<'logIn'>> {
  const name = nameOf(login);
  const [modules, before] = await Promise.all([readModules(kit), failuresOf(kit, name)]);
  if (before.lockedUntil) throw await lockRefusal(kit, before.lockedUntil);
  const captchaOn = isOn(modules, MODULES.loginCaptcha);
  const demanded = captchaOn && before.inARow >= SETTINGS.failuresUntilCaptcha;
  await checkChallenges(kit, login, { slide: isOn(modules, MODULES.slideVerification), captcha: demanded });

  const tries = await countTry(kit, name);
  if (tries === null) throw await lockRefusal(kit, (await failuresOf(kit, name)).lockedUntil);
  const account = await accountOf(kit, login);
  const fits = await passwordFits(account?.passwordHash, login.password);
  if (!account || !fits) throw wrongCredentials(captchaOn && tries >= SETTINGS.failuresUntilCaptcha);
  await mayEnter(kit, account);
  const expiryOn = isOn(modules, MODULES.forcedPasswordChange);
  return enter(kit, account, caller, {
    passwordExpired: expiryOn && isPasswordExpired(kit, account, await kit.now()),
    passwordDefault: login.password === kit.config.defaultPassword,
  });
}

/** Who may use this site: players everywhere but on the agents' (s8.message.non-member, s8.message.non-agent). */
async function mayEnter(kit: Kit, account: Account) {
  if (account.blocked) throw new Refusal(403, 'auth.blocked');
  if (!(await hasWallet(kit.db, account.id))) throw new Refusal(403, 'auth.notMember');
  const isAgent = SETTINGS.agentTypes.some((type) => type === account.type);
  if (kit.config.site === 'agent' && !isAgent) throw new Refusal(403, 'auth.notAgent');
}

async function enter(kit: Kit, account: Account, caller: Caller, flags: { passwordExpired: boolean; passwordDefault: boolean }) {
  const { userName, nickname, type, firstTimeLogin, mobile } = account;
  const token = await kit.db.transaction(async (tx) => {
    await forgive(tx, userName);
    if (mobile) await forgive(tx, mobile);
    return openSession(kit, tx, account.id);
  });
  await note(kit, caller, 'done', account.id);
  return { token, firstTimeLogin, ...flags, userInfo: { userName, nickname, type } };
}

/** The same for a wrong password and for a name that does not exist (asvs 6.3.8; s4.login.failure-captcha). */
const wrongCredentials = (captcha: boolean) => new Refusal(401, 'auth.wrongCredentials', captcha ? { value: { captcha: true } } : {});

async function note(kit: Kit, { ip, requestId }: Caller, outcome: string, accountId?: string) {
  await record(kit.db, { at: await kit.now(), kind: 'session.signIn', outcome, accountId, ip, requestId });
}
