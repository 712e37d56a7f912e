import { assign, fromPromise, setup } from 'xstate';
import type { Failure, PersonalLoss } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** How many days are looked at, today the last of them. */
export type LossSpan = 7 | 30 | 90;

/** What was won and lost, day by day, for the player's own eyes. Meets s2.member-centre.personal-loss. */
export const personalLossMachine = setup({
  types: {
    context: {} as { span: LossSpan; loss: PersonalLoss | null; failure: Failure | null },
    events: {} as { type: 'span.chosen'; span: LossSpan } | { type: 'retry.requested' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Every day of the span, those without a bet too. */
    loadLoss: fromPromise<PersonalLoss, { span: LossSpan }>(notProvided('loadLoss')),
  },
  guards: {
    hasNone: (_, { loss: { staked, won } }: { loss: PersonalLoss }) => staked === '0.00' && won === '0.00',
  },
  actions: {
    keepSpan: assign({ span: (_, params: { span: LossSpan }) => params.span }),
    keepLoss: assign({ loss: (_, params: { loss: PersonalLoss }) => params.loss }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'personal-loss',
  context: { span: 30, loss: null, failure: null },
  initial: 'loading',
  on: {
    'span.chosen': { target: '.loading', actions: { type: 'keepSpan', params: ({ event }) => ({ span: event.span }) } },
  },
  states: {
    loading: {
      description: 'The days are read.',
      meta: { requirements: ['s2.member-centre.personal-loss', 'own.personal-loss.days'] },
      tags: 'busy',
      invoke: {
        id: 'loadLoss',
        src: 'loadLoss',
        input: ({ context }) => ({ span: context.span }),
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => ({ loss: event.output }) },
            target: 'empty',
            actions: { type: 'keepLoss', params: ({ event }) => ({ loss: event.output }) },
          },
          { target: 'shown', actions: { type: 'keepLoss', params: ({ event }) => ({ loss: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'They could not be read: try again.',
      meta: { requirements: ['s2.member-centre.personal-loss', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loading' },
    },
    empty: {
      description: 'Nothing was staked in these days: it is said.',
      meta: { requirements: ['own.personal-loss.days'] },
    },
    shown: {
      description: 'Stake, win and result in sum; the result day by day as a drawing, and as a table.',
      meta: { requirements: ['s2.member-centre.personal-loss', 'own.personal-loss.days'] },
    },
  },
});
