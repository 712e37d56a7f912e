import { isOn, MODULES, SETTINGS, type Value } from '../../contract';
import { countTry, failuresOf, forgive } from '../account/failures';
import { passwordFits } from '../account/passwords';
import { type Account, accountByName } from '../account/service';
import { record } from '../audit/service';
import { type Caller, type Input, type Kit, Refusal } from '../kit';
import { take } from '../platform/limits';
import { readModules } from '../system/service';
import { hasWallet } from '../wallet/service';
import { checkChallenges } from './challenges';
import { openSession } from './service';

type Login = Input<'logIn'>;

/** Tries to sign in from one address, right or wrong. */
const BY_ADDRESS = { max: 120, perSeconds: 60 };

/** Signs in by name and password (s7.call.session-login). What was refused is written down too (asvs 16.3.1). */
export async function signIn(kit: Kit, login: Login, caller: Caller): Promise<Value<'logIn'>> {
  await take(kit, 'login', caller.ip, BY_ADDRESS);
  const account = await accountByName(kit.db, login.username);
  try {
    return await attempt(kit, login, caller, account);
  } catch (error) {
    if (error instanceof Refusal) await note(kit, caller, error.code, account?.id);
    throw error;
  }
}

/** The order matters: nothing is told about an account before the password was right. */
async function attempt(kit: Kit, login: Login, caller: Caller, account: Account | undefined): Promise<Value<'logIn'>> {
  // Codes by SMS and other providers come with their own flows.
  if (login.type !== 'username') throw new Refusal(403, 'auth.closed');
  const [modules, before] = await Promise.all([readModules(kit), failuresOf(kit, login.username)]);
  if (before.lockedUntil) throw await locked(kit, before.lockedUntil);
  const captchaOn = isOn(modules, MODULES.loginCaptcha);
  const demanded = captchaOn && before.inARow >= SETTINGS.failuresUntilCaptcha;
  await checkChallenges(kit, login, { slide: isOn(modules, MODULES.slideVerification), captcha: demanded });

  const tries = await countTry(kit, login.username);
  if (tries === null) throw await locked(kit, (await failuresOf(kit, login.username)).lockedUntil);
  const fits = await passwordFits(account?.passwordHash, login.password);
  if (!account || !fits) throw wrongCredentials(captchaOn && tries >= SETTINGS.failuresUntilCaptcha);
  await mayEnter(kit, account);
  const expiryOn = isOn(modules, MODULES.forcedPasswordChange);
  return enter(kit, account, caller, {
    passwordExpired: account.passwordExpired && expiryOn,
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
  const { userName, nickname, type, firstTimeLogin } = account;
  const token = await kit.db.transaction(async (tx) => {
    await forgive(tx, userName);
    return openSession(kit, tx, account.id);
  });
  await note(kit, caller, 'done', account.id);
  return { token, firstTimeLogin, ...flags, userInfo: { userName, nickname, type } };
}

/** The same for a wrong password and for a name that does not exist (asvs 6.3.8; s4.login.failure-captcha). */
const wrongCredentials = (captcha: boolean) => new Refusal(401, 'auth.wrongCredentials', captcha ? { value: { captcha: true } } : {});

async function locked(kit: Kit, until: Date | null): Promise<Refusal> {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - (await kit.now()).getTime()) / 1_000));
  return new Refusal(429, 'auth.locked', { params: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });
}

async function note(kit: Kit, { ip, requestId }: Caller, outcome: string, accountId?: string) {
  await record(kit.db, { at: await kit.now(), kind: 'session.signIn', outcome, accountId, ip, requestId });
}
