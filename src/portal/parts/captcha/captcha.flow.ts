import { type ActorRefFrom, fromPromise } from 'xstate';
import { captchaMachine } from '../../../../machines/identity/captcha/captcha.machine';
import type { FlowDependencies } from '../dependencies';
import { worked } from '../verification/do-work';

export type CaptchaRef = ActorRefFrom<typeof captchaMachine>;

export const captchaFlow = (deps: Pick<FlowDependencies, 'client' | 'vault' | 'solveWork'>) =>
  captchaMachine.provide({
    actors: {
      loadCaptcha: fromPromise(async ({ signal }) => {
        const captcha = await deps.client.captcha(undefined, { signal });
        deps.vault.put('captchaId', captcha.captchaId);
        deps.vault.drop('captchaProof');
        return captcha;
      }),
      doWork: fromPromise(async ({ signal }) =>
        deps.vault.put('captchaProof', await worked(deps, 'captcha', '', signal)),
      ),
    },
  });
