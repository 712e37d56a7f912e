import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type AffiliateOutcome,
  affiliateApplicationMachine,
} from '../../../../../machines/agents/affiliate-application/affiliate-application.machine';
import {
  AFFILIATE_CHANNELS,
  type AffiliateStatus,
  affiliateEndpoints,
  affiliatePlace,
  affiliatePlan,
} from '../../../../contract/agents/affiliate-endpoints';
import { formFlow } from '../../../../ui/form/form.flow';
import type { FlowDependencies } from '../../../parts/dependencies';

export type AffiliateRef = ActorRefFrom<typeof affiliateApplicationMachine>;

const channel = v.picklist(AFFILIATE_CHANNELS, 'empty');

/** An application to the agent programme, wired (s2.other.affiliate-application). */
export const affiliateApplicationFlow = ({ clientFor, vault }: Pick<FlowDependencies, 'clientFor' | 'vault'>) => {
  const client = clientFor(affiliateEndpoints);
  return affiliateApplicationMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) => outcomeOf(await client.affiliateStanding(undefined, { signal }))),
      applicationForm: formFlow(vault, {
        fields: { channel, place: affiliatePlace, plan: affiliatePlan },
        send: (typed, _, signal) =>
          client.applyAsAffiliate({ ...typed, channel: v.parse(channel, typed.channel) }, { signal }),
      }),
    },
  });
};

/** An agent has nothing to apply for, whatever became of an application. */
function outcomeOf(affiliateStatus: AffiliateStatus): AffiliateOutcome {
  const state = affiliateStatus.application?.state;
  if (affiliateStatus.isAgent || state === 'approved') return { kind: 'agent', standing: affiliateStatus };
  return { kind: state ?? 'none', standing: affiliateStatus };
}
