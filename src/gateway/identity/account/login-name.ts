import { SETTINGS } from '../../../contract';
import { normaliseName } from '../../../contract/platform/normalise';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { mobileNumber } from './mobile-number';
import { type Account, accountByMobile, accountByName } from './service';

type Login = Pick<Input<'logIn'>, 'type' | 'username' | 'countryDialingCode'>;

/** Returns the mobile number of a login as E.164, by default in the home country. Throws on invalid numbers. */
export const loginNumber = ({
  username,
  countryDialingCode = SETTINGS.homeCountry.countryDialingCode,
}: Login): string => mobileNumber({ mobileNum: username, countryDialingCode });

/** Returns the key under which failures count: a user name, which starts with a letter, or a number as E.164. */
export function loginName(login: Login): string {
  if (login.type === 'username' && /^[A-Za-z]/.test(login.username)) return login.username;
  try {
    return loginNumber(login);
  } catch (error) {
    if (error instanceof ApiError) return login.username;
    throw error;
  }
}

/** Returns the same key for a name or number as it was typed; empty for empty input. */
export const typedLoginName = (username: string): string =>
  loginName({ type: 'username', username: normaliseName(username) });

/** Finds the account of a login by its user name or (s4.forgot-phone.login) mobile number. */
export async function accountByLogin(ctx: ModuleContext, login: Login): Promise<Account | undefined> {
  const name = loginName(login);
  return name.startsWith('+') ? accountByMobile(ctx.db, name) : accountByName(ctx.db, name);
}
