import { MODULES } from '../../../contract';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { moduleOn } from '../../platform/system/service';
import { countFailure, failuresOf, lockRefusal } from '../account/failures';
import { loginNumber } from '../account/login-name';
import type { Account } from '../account/service';
import { phoneProvider } from '../firebase/phone-provider';
import { smsRefusal } from '../otp/provider';
import { checkCode } from '../otp/service';

type Login = Input<'logIn'>;

/**
 * The account of a mobile number whose code (`sms`) or id token (`firebase`) is in the password's place (s3.login-request.*). A number
 * that is nobody's is told what a wrong code is told. Ten wrong ones lock the number for a while (asvs 6.3.1); they count under `name`.
 */
export async function checkLoginCode(
  ctx: ModuleContext,
  login: Login,
  account: Account | undefined,
  name: string,
): Promise<Account> {
  if (!(await moduleOn(ctx, MODULES.mobileCodeLogin))) throw smsRefusal('sms.notEnabled');
  const [number, now] = [loginNumber(login), await ctx.now()];
  const { lockedUntil } = await failuresOf(ctx.db, name, now);
  if (lockedUntil) throw await lockRefusal(ctx, lockedUntil);
  try {
    await prove(ctx, login, number);
    if (!account) throw smsRefusal('sms.codeInvalid');
    return account;
  } catch (error) {
    // A code that is consumed or expired is no guess: of many who bring one right code at once, the late ones would lock out the first.
    if (error instanceof ApiError && error.code === 'sms.codeInvalid') await countFailure(ctx.db, name, now);
    throw error;
  }
}

async function prove(ctx: ModuleContext, { type, password, requestId = '' }: Login, number: string) {
  if (type === 'sms') return checkCode(ctx, { purpose: 'login', to: number, boundTo: requestId, code: password });
  const firebaseOn = await moduleOn(ctx, MODULES.firebaseSms);
  if (!firebaseOn) throw smsRefusal('sms.notEnabled');
  if ((await phoneProvider(ctx).verify(password)) !== number) throw smsRefusal('sms.codeInvalid');
}
