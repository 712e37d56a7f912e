import { MODULES } from '../../../contract';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { moduleOn } from '../../platform/system/service';
import { countFailure, failuresOf, lockRejection } from '../account/failures';
import { loginNumber } from '../account/login-name';
import { type Account, noteMobileVerified } from '../account/service';
import { phoneProvider } from '../firebase/phone-provider';
import { smsRejection } from '../otp/provider';
import { checkCode } from '../otp/service';

type Login = Input<'logIn'>;

/**
 * Returns the account of a mobile number by its code (`sms`) or id token (`firebase`) in place of the password
 * (s3.login-request.*). Unknown numbers get the same response as wrong codes. Ten wrong codes lock the number
 * temporarily (asvs 6.3.1), counted under `name`.
 */
export async function checkLoginCode(
  ctx: ModuleContext,
  login: Login,
  account: Account | undefined,
  name: string,
): Promise<Account> {
  if (!(await moduleOn(ctx, MODULES.mobileCodeLogin))) throw smsRejection('sms.notEnabled');
  const number = loginNumber(login);
  const now = await ctx.now();
  const { lockedUntil } = await failuresOf(ctx.db, name, now);
  if (lockedUntil) throw await lockRejection(ctx, lockedUntil);
  try {
    await prove(ctx, login, number);
    if (!account) throw smsRejection('sms.codeInvalid');
    await noteMobileVerified(ctx.db, account.id, now);
    return account;
  } catch (error) {
    // Consumed or expired codes do not count: otherwise concurrent submissions of a valid code would count as failures.
    if (error instanceof ApiError && error.code === 'sms.codeInvalid') await countFailure(ctx.db, name, now);
    throw error;
  }
}

async function prove(ctx: ModuleContext, { type, password, requestId = '' }: Login, number: string) {
  if (type === 'sms') return checkCode(ctx, { purpose: 'login', to: number, boundTo: requestId, code: password });
  const firebaseOn = await moduleOn(ctx, MODULES.firebaseSms);
  if (!firebaseOn) throw smsRejection('sms.notEnabled');
  if ((await phoneProvider(ctx).verify(password)) !== number) throw smsRejection('sms.codeInvalid');
}
