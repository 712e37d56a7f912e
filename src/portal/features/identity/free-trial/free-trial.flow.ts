import { type ActorRefFrom, fromPromise } from 'xstate';
import { freeTrialMachine } from '../../../../../machines/identity/free-trial/free-trial.machine';
import { SETTINGS } from '../../../../contract';
import { osOf } from '../../../browser/os';
import { captchaFlow } from '../../../parts/captcha/captcha.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow, keepSession } from '../../../parts/entry/entry.flow';

export type FreeTrialRef = ActorRefFrom<typeof freeTrialMachine>;

/** s7.call.session-freeplay, s4.free-trial.cpw-removed; the answer to a captcha is taken from the vault. */
export const freeTrialFlow = (deps: FlowDependencies) => {
  const { client, vault, storage, userAgent } = deps;
  return freeTrialMachine.provide({
    actors: {
      captcha: captchaFlow(deps),
      entry: entryFlow(deps),
      startTrial: fromPromise(async ({ signal }) => {
        const proof = {
          captcha: vault.take('captcha'),
          captchaId: vault.take('captchaId'),
          captchaProof: vault.take('captchaProof'),
        };
        const opened = await client.freePlay(
          { os: osOf(userAgent()), platform: SETTINGS.brand.platform, ...proof },
          { signal },
        );
        return { username: opened.userInfo.userName, entry: keepSession(deps, opened) };
      }),
      removeCpw: fromPromise(async () => storage.forgetChange()),
    },
  });
};
