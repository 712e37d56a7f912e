import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { consumeCaptcha } from './captcha';
import { consumeProof } from './proofs';

/** Challenge fields of any login method. */
type Login = Pick<Input<'logIn'>, 'captcha' | 'captchaId' | 'captchaProof' | 'slideProof'>;
const AGAIN = { value: { captcha: true } };

/**
 * Checks the slide puzzle's receipt and the captcha, or the receipt of the proof of work that replaces it, if they are
 * required. Reports missing fields before consuming anything (asvs 2.3.1). `about`: the login name, to which the
 * puzzle's receipt is bound.
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
