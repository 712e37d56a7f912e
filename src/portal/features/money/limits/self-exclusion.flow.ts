import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { selfExclusionMachine } from '../../../../../machines/money/self-exclusion/self-exclusion.machine';
import { SETTINGS } from '../../../../contract';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { forgetSession } from '../../../parts/session/end-session';

export type SelfExclusionRef = ActorRefFrom<typeof selfExclusionMachine>;

const months = v.picklist(SETTINGS.limits.exclusionMonths);

/** A self-exclusion ends all sessions; clears this one (own.self-exclusion.started). */
export const selfExclusionFlow = (deps: Pick<CentreDependencies, 'client' | 'vault' | 'storage' | 'forgetReads'>) =>
  selfExclusionMachine.provide({
    actors: {
      exclusionForm: formFlow(deps.vault, {
        fields: { password: filled },
        send: async (typed, about, signal) => {
          await deps.client.excludeSelf({ months: v.parse(months, Number(about)), ...typed }, { signal });
          forgetSession(deps);
        },
      }),
    },
  });
