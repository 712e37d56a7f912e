import { spendCaptcha } from '../challenge/captcha';
import { spendProof } from '../challenge/proofs';
import { type Input, type Kit, Refusal } from '../kit';

/** What any way in may be asked for beside its own fields. */
type Login = Pick<Input<'logIn'>, 'captcha' | 'captchaId' | 'captchaProof' | 'slideProof'>;
const AGAIN = { value: { captcha: true } };

/**
 * Checks the slide puzzle's receipt and the captcha, or the receipt of the work that stands in for it, where they are demanded. What
 * is missing is told before anything is used up (asvs 2.3.1).
 */
export async function checkChallenges(kit: Kit, login: Login, demanded: { slide: boolean; captcha: boolean }): Promise<void> {
  if (demanded.captcha && !login.captchaProof && !(login.captchaId && login.captcha)) throw new Refusal(422, 'captcha.required', AGAIN);
  if (demanded.slide && !login.slideProof) throw new Refusal(422, 'slide.required');
  if (demanded.captcha) await checkCaptcha(kit, login);
  if (demanded.slide && !(await spendProof(kit, 'slide', login.slideProof ?? ''))) throw new Refusal(422, 'slide.expired');
}

async function checkCaptcha(kit: Kit, { captchaProof, captchaId, captcha }: Login) {
  if (captchaProof) {
    if (!(await spendProof(kit, 'captcha', captchaProof))) throw new Refusal(422, 'captcha.expired', AGAIN);
    return;
  }
  const outcome = await spendCaptcha(kit, captchaId ?? '', captcha ?? '');
  if (outcome !== 'right') throw new Refusal(422, `captcha.${outcome}`, AGAIN);
}
