import { fromPromise } from 'xstate';
import { captchaMachine } from '../../../../machines/captcha/captcha.machine';
import type { Needs } from '../needs';
import { doWork } from '../verification/do-work';

export const captchaFlow = (needs: Pick<Needs, 'client' | 'vault' | 'solveWork'>) =>
  captchaMachine.provide({
    actors: {
      loadCaptcha: fromPromise(async ({ signal }) => {
        const captcha = await needs.client.captcha(undefined, { signal });
        needs.vault.put('captchaId', captcha.captchaId);
        needs.vault.drop('captchaProof');
        return captcha;
      }),
      doWork: doWork(needs),
    },
  });
