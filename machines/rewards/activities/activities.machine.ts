import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Activity } from '../../../src/contract/rewards/activities';
import type { Ending } from '../../platform/host/host.machine';
import type { ListMachine } from '../../platform/list/list.machine';
import type { activityApplicationMachine } from '../activity-application/activity-application.machine';

/**
 * Activities that players can join, and the details of one. Meets s4.activity.statuses, s2.other.activity-application.
 */
export const activitiesMachine = setup({
  types: {
    context: {} as { id: string; next: Ending['next'] | null; failure: Failure | null },
    events: {} as { type: 'activity.opened'; id: string } | { type: 'retry.requested' } | ErrorActorEvent<Failure>,
    output: {} as Ending,
    children: {} as { list: 'list'; activityApplication: 'activityApplication' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Current, upcoming and recently ended activities, with the player's status in each. */
    list: {} as ListMachine<{ list: Activity[] }>,
    /** Details of an activity; the wiring provides the chart. */
    activityApplication: {} as typeof activityApplicationMachine,
  },
  guards: { leadsOn: (_, params: Ending) => params.next !== undefined },
  actions: {
    select: assign({ id: (_, params: { id: string }) => params.id }),
    setNext: assign({ next: (_, params: Ending) => params.next ?? null }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'activities',
  context: { id: '', next: null, failure: null },
  initial: 'open',
  output: ({ context }) => (context.next ? { next: context.next } : {}),
  states: {
    open: {
      description: 'The activities, or one of them.',
      meta: { requirements: ['s4.activity.statuses'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'Each activity with its status, those that need an action first.',
          meta: { requirements: ['s4.activity.statuses'] },
          on: {
            'activity.opened': {
              target: 'details',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
        },
        details: {
          description: 'One activity: its conditions and the application for it.',
          meta: { requirements: ['s2.other.activity-application'] },
          invoke: {
            id: 'activityApplication',
            src: 'activityApplication',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'leadsOn', params: ({ event }) => event.output },
                target: '#activities.left',
                actions: { type: 'setNext', params: ({ event }) => event.output },
              },
              {
                target: 'listing',
                actions: 'refreshList',
                description: 'Left; the status may have changed, so the list is read again.',
              },
            ],
            onError: {
              target: '#activities.failed',
              actions: 'setFailure',
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
    left: { description: 'On to the reward centre.', meta: { requirements: ['s4.activity.statuses'] }, type: 'final' },
  },
});
