import { type ActorRefFrom, fromPromise } from 'xstate';
import { freeTrialMachine } from '../../../../../machines/identity/free-trial/free-trial.machine';
import { SETTINGS } from '../../../../contract';
import { captchaFlow } from '../../../parts/captcha/captcha.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow, keepSession } from '../../../parts/entry/entry.flow';

export type FreeTrialRef = ActorRefFrom<typeof freeTrialMachine>;

/** s7.call.session-freeplay, s4.free-trial.cpw-removed; the answer to a captcha comes from the vault. */
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

const SYSTEMS: [RegExp, string][] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac os/i, 'macos'],
  [/linux|x11/i, 'linux'],
];

/** Returns the operating system that a user agent names, or `other`. */
export const osOf = (userAgent: string): string => SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
