import * as v from 'valibot';
import { selfExclusionMachine } from '../../../../machines/self-exclusion/self-exclusion.machine';
import { SETTINGS } from '../../../contract';
import { filled, formFlow } from '../../parts/form/form.flow';
import type { CentreNeeds } from '../../parts/needs';
import { forgetSession } from '../../parts/session/forget-session';

const months = v.picklist(SETTINGS.limits.exclusionMonths);

/** All sessions are ended by it: this one is forgotten here (own.self-exclusion.begun). */
export const selfExclusionFlow = (needs: Pick<CentreNeeds, 'client' | 'vault' | 'storage' | 'forgetReads'>) =>
  selfExclusionMachine.provide({
    actors: {
      exclusionForm: formFlow(needs.vault, {
        fields: { password: filled },
        send: async (typed, about, signal) => {
          await needs.client.excludeSelf({ months: v.parse(months, Number(about)), ...typed }, { signal });
          forgetSession(needs);
        },
      }),
    },
  });
