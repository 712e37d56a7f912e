import { isOn, MODULES } from '../../../contract';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { readModules } from '../../platform/system/service';
import { checkChallenges } from '../challenge/check';

/** Throws `captcha.required` if an address requests many trials, and `limit.reached` if it requests too many. */
export async function consumeTrial(ctx: ModuleContext, request: Input<'freePlay'>, ip: string): Promise<void> {
  await consumeRateLimit(ctx, 'trial.address', ip);
  if ((await isFree(ctx, ip)) || !isOn(await readModules(ctx), MODULES.loginCaptcha)) return;
  await checkChallenges(ctx, request, { slide: false, captcha: true });
}

async function isFree(ctx: ModuleContext, ip: string): Promise<boolean> {
  try {
    await consumeRateLimit(ctx, 'trial.freely', ip);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
