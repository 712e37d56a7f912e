import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { gamingLimitsMachine } from '../../../../../machines/money/gaming-limits/gaming-limits.machine';
import { SETTINGS } from '../../../../contract';
import { formFlow } from '../../../../ui/form/form.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { playerLimitFlow } from '../../../parts/player-limit/player-limit.flow';
import { selfExclusionFlow } from './self-exclusion.flow';
import { timeOutFlow } from './time-out.flow';

export type LimitsRef = ActorRefFrom<typeof gamingLimitsMachine>;

type Dependencies = Pick<
  CentreDependencies,
  'client' | 'vault' | 'storage' | 'forgetReads' | 'now' | 'reality' | 'messages'
>;
/** Anything else than one of the minutes is "never". */
const minutesOf = (typed: string) =>
  SETTINGS.limits.realityMinutes.find((minutes) => String(minutes) === typed) ?? null;

export const gamingLimitsFlow = (deps: Dependencies) => {
  const { client, vault, reality } = deps;
  return gamingLimitsMachine.provide({
    actors: {
      loadLimits: fromPromise(({ signal }) => client.gamingLimits(undefined, { signal })),
      playerLimit: playerLimitFlow(deps),
      timeOut: timeOutFlow(deps),
      selfExclusion: selfExclusionFlow(deps),
      realityForm: formFlow(vault, {
        fields: { minutes: v.string() },
        send: async ({ minutes }, _about, signal) => {
          await client.setRealityCheck({ minutes: minutesOf(minutes) }, { signal });
          reality.changed();
        },
      }),
    },
  });
};
