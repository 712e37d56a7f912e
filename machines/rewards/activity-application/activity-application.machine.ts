import { type AnyEventObject, assign, type CallbackActorLogic, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { ActivityDetail } from '../../../src/contract/rewards/activities';
import type { proofUploadMachine } from '../../money/proof-upload/proof-upload.machine';
import type { formMachine } from '../../platform/form/form.machine';
import type { Ending } from '../../platform/host/host.machine';
import type {
  Act,
  ActivityContext,
  ActivityEvent,
  ActivityInput,
  ActivityOutcome,
  Notice,
} from './activity-application.types';

/**
 * Returns whether an activity permits an action now: raffles are drawn, all other activities in state `claim` are
 * claimed.
 */
const permits = (activity: ActivityDetail | null, act: Act): boolean => {
  if (activity?.status === 'claim') return act === (activity.kind === 'raffle' ? 'draw' : 'claim');
  return activity?.status === 'join' && activity.kind === act;
};
/** Returns the activity that a response has; null if it is gone. */
const activityIn = (event: ActivityEvent): ActivityDetail | null => {
  if (!('output' in event)) return null;
  if ('activity' in event.output) return event.output.activity;
  return 'status' in event.output ? event.output : null;
};
/** States that can change without an action of the player. */
const WAITING: readonly string[] = ['applying', 'process', 'joined', 'signed', 'issued'];

/**
 * An activity with its conditions, the player's status in it, and the application. Meets s2.other.activity-application,
 * s4.activity.statuses.
 */
export const activityApplicationMachine = setup({
  types: {
    context: {} as ActivityContext,
    events: {} as ActivityEvent,
    input: {} as ActivityInput,
    output: {} as Ending,
    children: {} as { load: 'load'; act: 'act'; pictures: 'pictures'; applicationForm: 'applicationForm' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the activity as the player sees it; `gone` if it does not exist. */
    load: {} as PromiseActorLogic<ActivityOutcome, { id: string }>,
    /** Joins, signs in, claims or draws; returns the updated activity. */
    act: {} as PromiseActorLogic<ActivityDetail, { id: string; act: Act | null }>,
    /** Sends `language.changed` when the language changes. */
    watchLanguage: {} as CallbackActorLogic<AnyEventObject>,
    /** Pictures of an application; the wiring provides the chart. */
    pictures: {} as typeof proofUploadMachine,
    /** Collects a comment of at most 140 characters, and sends it with the pictures. */
    applicationForm: {} as typeof formMachine,
  },
  guards: {
    isGone: ({ event }) => activityIn(event) === null,
    isNoticeOf: ({ context }, params: { notice: Notice }) => context.notice === params.notice,
    /** False once another failure has replaced the rejection. */
    isRejectionKnown: ({ context }) => context.notice === 'refused' && context.failure !== null,
    isOutdated: ({ context }) => context.outdated,
    sent: ({ event }) => 'output' in event && 'sent' in event.output && event.output.sent,
    permits: ({ context, event }) => 'act' in event && permits(context.activity, event.act),
    isOpenToApplications: ({ context: { activity } }) =>
      activity !== null && activity.kind === 'apply' && (activity.status === 'join' || activity.again),
    isWaiting: ({ context }) => WAITING.includes(context.activity?.status ?? ''),
    isIssued: ({ context }) => context.activity?.status === 'issued',
  },
  actions: {
    /** Keeps the known activity if the response has none, since its outcome is still shown. */
    setActivity: assign({ activity: ({ context, event }) => activityIn(event) ?? context.activity }),
    setAction: assign({ act: ({ event }) => ('act' in event ? event.act : null) }),
    setNotice: assign({ notice: (_, params: { notice: Notice }) => params.notice }),
    clearNotice: assign({ notice: null }),
    markOutdated: assign({ outdated: true }),
    clearOutdated: assign({ outdated: false }),
    /** Passes the ids of the pictures to the form's input. */
    shareProofs: (_, _params: { proofs: string[] }) => {},
    recheckProofs: sendTo('applicationForm', { type: 'field.edited', field: 'proofs' }),
    setNextToRewards: assign({ next: { to: 'rewardCenter', centre: 'memberCentre' } }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'activity-application',
  context: ({ input }) => ({
    id: input.id,
    activity: null,
    act: null,
    notice: null,
    outdated: false,
    next: null,
    failure: null,
  }),
  initial: 'loading',
  invoke: { id: 'language', src: 'watchLanguage', onError: { description: 'The activity stays in its language.' } },
  output: ({ context }) => (context.next ? { next: context.next } : {}),
  states: {
    loading: {
      description: 'Loading the activity.',
      meta: { requirements: ['s2.other.activity-application', 's4.activity.statuses'] },
      tags: 'busy',
      entry: 'clearOutdated',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isNoticeOf', params: { notice: 'applied' } },
            target: 'loaded.applied',
            actions: 'setActivity',
            description: 'The success is shown, even if the activity has ended since.',
          },
          {
            guard: { type: 'isNoticeOf', params: { notice: 'done' } },
            target: 'loaded.done',
            actions: 'setActivity',
            description: 'The success is shown, even if the activity has ended since.',
          },
          { guard: 'isGone', target: 'notFound' },
          { guard: 'isRejectionKnown', target: 'loaded.rejected', actions: 'setActivity' },
          { target: 'loaded', actions: 'setActivity' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'language.changed': { target: 'restarting', description: 'The reply would be in the previous language.' } },
    },
    restarting: {
      description: 'Reading the activity again in the new language',
      meta: { requirements: ['s4.language.localised'] },
      always: 'loading',
    },
    loaded: {
      description: "Conditions, reward, and the player's progress.",
      meta: { requirements: ['s4.activity.statuses', 's3.activity-application.fields'] },
      on: {
        'act.requested': { guard: 'permits', target: 'acting', actions: 'setAction' },
        'application.requested': { guard: 'isOpenToApplications', target: 'applying' },
        'refresh.requested': { guard: 'isWaiting', target: 'loading' },
        'rewards.requested': { guard: 'isIssued', target: 'closed', actions: 'setNextToRewards' },
        'activity.closed': 'closed',
        'language.changed': { target: 'loading', description: 'Loading the activity again in the new language.' },
      },
      exit: 'clearNotice',
      initial: 'idle',
      states: {
        idle: { description: 'The activity is shown.', meta: { requirements: ['s4.activity.statuses'] } },
        done: {
          description: 'Confirms that the last action has worked.',
          meta: { requirements: ['own.activity.acts'] },
        },
        applied: {
          description: 'The application succeeded.',
          meta: { requirements: ['s8.success.application', 's2.other.activity-application'] },
        },
        rejected: {
          description: 'The gateway rejected the request or was unreachable; says so.',
          meta: { requirements: ['own.activity.acts', 's8.message.network-abnormal'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'refresh.requested': '#activity-application.loading' },
        },
      },
    },
    acting: {
      description: 'Joining, signing in, claiming or drawing.',
      meta: { requirements: ['own.activity.acts', 's4.activity.statuses', 'own.raffle.fair'] },
      tags: 'busy',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { id, act } }) => ({ id, act }),
        onDone: [
          {
            guard: 'isOutdated',
            target: 'loading',
            actions: ['setActivity', { type: 'setNotice', params: { notice: 'done' } }],
            description: 'It has worked; the reply is in the previous language.',
          },
          { target: 'loaded.done', actions: 'setActivity' },
        ],
        onError: [
          {
            guard: 'isOutdated',
            target: 'loading',
            actions: ['setFailure', { type: 'setNotice', params: { notice: 'refused' } }],
            description: 'It has failed; the activity is loaded again in the new language before the error is shown.',
          },
          { target: 'loaded.rejected', actions: 'setFailure' },
        ],
      },
      on: {
        'language.changed': {
          actions: 'markOutdated',
          description: 'The action continues; the activity is loaded again after it.',
        },
      },
    },
    applying: {
      description: 'A comment of at most 140 characters, and at most three pictures.',
      meta: { requirements: ['s3.activity-application.fields', 's5.activity.images', 's9.const.activity-comment'] },
      entry: { type: 'shareProofs', params: { proofs: [] } },
      invoke: [
        {
          id: 'pictures',
          src: 'pictures',
          input: ({ context }) => ({ about: context.id }),
          onError: { description: 'The application continues without more pictures.' },
        },
        {
          id: 'applicationForm',
          src: 'applicationForm',
          input: ({ context }) => ({ about: context.id }),
          onDone: [
            {
              guard: 'sent',
              target: 'loading',
              actions: { type: 'setNotice', params: { notice: 'applied' } },
              description: 'Sent: shows the application as the gateway has stored it.',
            },
            {
              guard: 'isOutdated',
              target: 'loading',
              description: 'Closed after the language changed; nothing is sent.',
            },
            { target: 'loaded', description: 'Closed; nothing is sent.' },
          ],
          onError: { target: 'failed', actions: 'setFailure' },
        },
      ],
      on: {
        'proofs.changed': {
          actions: [{ type: 'shareProofs', params: ({ event }) => ({ proofs: event.proofs }) }, 'recheckProofs'],
        },
        'language.changed': {
          target: '.rereading',
          description: 'The form stays open while the activity loads in the new language.',
        },
      },
      initial: 'current',
      states: {
        current: {
          description: 'The form with the activity in the language of the page',
          meta: { requirements: ['s3.activity-application.fields', 's4.language.localised'] },
        },
        rereading: {
          description: 'Reading the activity again in the new language; the form keeps what was entered',
          meta: { requirements: ['s4.language.localised'] },
          entry: 'markOutdated',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: 'isGone',
                target: 'previous',
                description: 'The form may be sending; the activity loads again after it.',
              },
              { target: 'current', actions: ['setActivity', 'clearOutdated'] },
            ],
            onError: 'previous',
          },
        },
        previous: {
          description:
            'The activity could not be read, or has gone; its texts stay in the previous language until the form ends',
          meta: { requirements: ['s4.language.localised'] },
        },
      },
    },
    notFound: {
      description: 'The activity does not exist for this player; offers the others.',
      meta: { requirements: ['own.activity.acts', 'own.activity.barred'] },
      on: { 'activity.closed': 'closed' },
    },
    failed: {
      description: 'Loading or the form failed: try again.',
      meta: { requirements: ['s8.message.network-abnormal', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'activity.closed': 'closed' },
    },
    closed: {
      description: 'Left, or on to the reward centre.',
      meta: { requirements: ['s4.activity.statuses'] },
      type: 'final',
    },
  },
});
