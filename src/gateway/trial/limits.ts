import { isOn, MODULES } from '../../contract';

import { ApiError, type Input, type ModuleContext } from '../module-context';
import { consumeRateLimit } from '../platform/limits';
import { checkChallenges } from '../session/challenges';
import { readModules } from '../system/service';

const HOUR = 3_600;
/** Trials from one address in an hour: some at once, more with a captcha each, and then no more (asvs 2.4.1). */
const FREELY = { max: 3, perSeconds: HOUR };
const AT_MOST = { max: 30, perSeconds: HOUR };

/** Refuses with `captcha.required` where an address asks for many trials, and with `limit.reached` where it asks for too many. */
export async function consumeTrial(ctx: ModuleContext, asked: Input<'freePlay'>, ip: string): Promise<void> {
  await consumeRateLimit(ctx, 'trial.address', ip, AT_MOST);
  if ((await isFree(ctx, ip)) || !isOn(await readModules(ctx), MODULES.loginCaptcha)) return;
  await checkChallenges(ctx, asked, { slide: false, captcha: true });
}

async function isFree(ctx: ModuleContext, ip: string): Promise<boolean> {
  try {
    await consumeRateLimit(ctx, 'trial.freely', ip, FREELY);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
