import { normaliseName } from '../../../contract/platform/normalise';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { type Account, accountByMobile, accountByName } from '../account/service';
import { mobileNumber } from '../otp/numbers';

type Login = Pick<Input<'logIn'>, 'type' | 'username' | 'countryDialingCode'>;

/** The number that is logged in with, as E.164; Bangladesh where no country was named. Refuses what is no mobile number. */
export const numberOf = ({ username, countryDialingCode = '880' }: Login): string =>
  mobileNumber({ mobileNum: username, countryDialingCode });

/** What failures count against: a user name, or the one spelling of a number. User names begin with a letter, so neither is the other. */
export function nameOf(login: Login): string {
  if (login.type === 'username' && /^[A-Za-z]/.test(login.username)) return login.username;
  try {
    return numberOf(login);
  } catch (error) {
    if (error instanceof ApiError) return login.username;
    throw error;
  }
}

/** The same for a name or number alone, as it is typed; empty for none. */
export const nameTyped = (username: string): string => nameOf({ type: 'username', username: normaliseName(username) });

/** The account that somebody tries to log in to, by user name or (s4.forgot-phone.login) by mobile number. */
export async function accountOf(ctx: ModuleContext, login: Login): Promise<Account | undefined> {
  const name = nameOf(login);
  return name.startsWith('+') ? accountByMobile(ctx.db, name) : accountByName(ctx.db, name);
}
