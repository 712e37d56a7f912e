import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Mission, MissionSummary } from '../../../src/contract/rewards/activities';
import type { ListMachine } from '../../platform/list/list.machine';

/** A mission and the window of it that is claimed. */
type MissionClaimTarget = { id: string; starts: number };

/** A player's missions: their progress, and the reward for reaching each. Meets s2.member-centre.mission. */
export const missionsMachine = setup({
  types: {
    /** `claimed`: the mission whose reward was just claimed. */
    context: {} as { asked: MissionClaimTarget | null; claimed: Mission | null; failure: Failure | null },
    events: {} as
      | { type: 'claim.requested'; id: string; starts: number }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Missions with an open window, and those that can still be claimed. */
    list: {} as ListMachine<MissionSummary>,
    /** Claims a mission's reward, once even if sent again. */
    claim: {} as PromiseActorLogic<Mission, { asked: MissionClaimTarget | null }>,
  },
  actions: {
    setClaimTarget: assign({ asked: (_, params: MissionClaimTarget) => params }),
    setClaimed: assign({ claimed: (_, params: { mission: Mission }) => params.mission }),
    clearClaimed: assign({ claimed: null }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'missions',
  context: { asked: null, claimed: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The missions, those that can be claimed first.',
      meta: { requirements: ['s2.member-centre.mission'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: "Progress of each mission; the last claim's result is shown.",
          meta: { requirements: ['s2.member-centre.mission', 'own.mission.progress'] },
          on: {
            'claim.requested': {
              target: 'claiming',
              actions: { type: 'setClaimTarget', params: ({ event: { id, starts } }) => ({ id, starts }) },
            },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The missions are shown.', meta: { requirements: ['s2.member-centre.mission'] } },
            claimed: {
              description: 'Confirms the claimed reward.',
              meta: { requirements: ['own.mission.claimed'] },
              exit: 'clearClaimed',
            },
            rejected: {
              description: 'The gateway rejected the claim or was unreachable; says so.',
              meta: { requirements: ['own.mission.claimed', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        claiming: {
          description: 'Claiming the reward.',
          meta: { requirements: ['own.mission.claimed'] },
          tags: 'busy',
          invoke: {
            id: 'claim',
            src: 'claim',
            input: ({ context }) => ({ asked: context.asked }),
            onDone: {
              target: 'listing.claimed',
              actions: [{ type: 'setClaimed', params: ({ event }) => ({ mission: event.output }) }, 'refreshList'],
            },
            onError: {
              target: 'listing.rejected',
              actions: ['setFailure', 'refreshList'],
              description: 'The missions may have changed; loads them again.',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
