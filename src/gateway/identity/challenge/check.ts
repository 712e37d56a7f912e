import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { consumeCaptcha } from './captcha';
import { consumeProof } from './proofs';

/** What any way in may be asked for beside its own fields. */
type Login = Pick<Input<'logIn'>, 'captcha' | 'captchaId' | 'captchaProof' | 'slideProof'>;
const AGAIN = { value: { captcha: true } };

/**
 * Checks the slide puzzle's receipt and the captcha, or the receipt of the work that stands in for it, where they are demanded. What
 * is missing is told before anything is consumed (asvs 2.3.1). `about`: the name that is logged in with, whose the puzzle's receipt is.
 */
export async function checkChallenges(
  ctx: ModuleContext,
  login: Login,
  demanded: { slide: boolean; captcha: boolean },
  about = '',
): Promise<void> {
  if (demanded.captcha && !login.captchaProof && !(login.captchaId && login.captcha))
    throw new ApiError(422, 'captcha.required', AGAIN);
  if (demanded.slide && !login.slideProof) throw new ApiError(422, 'slide.required');
  if (demanded.captcha) await checkCaptcha(ctx, login);
  if (demanded.slide && !(await consumeProof(ctx, 'slide', about, login.slideProof ?? '')))
    throw new ApiError(422, 'slide.expired');
}

async function checkCaptcha(ctx: ModuleContext, { captchaProof, captchaId, captcha }: Login) {
  if (captchaProof) {
    if (!(await consumeProof(ctx, 'captcha', '', captchaProof))) throw new ApiError(422, 'captcha.expired', AGAIN);
    return;
  }
  const outcome = await consumeCaptcha(ctx, captchaId ?? '', captcha ?? '');
  if (outcome !== 'right') throw new ApiError(422, `captcha.${outcome}`, AGAIN);
}
