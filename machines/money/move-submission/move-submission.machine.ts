import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { Draft, Executed, NotExecuted, SubmissionOutcome } from '../money-move/money-move.types';
import type {
  FindOutcome,
  MoveSubmissionContext,
  MoveSubmissionEvent,
  MoveSubmissionInput,
  SendOutcome,
} from './move-submission.types';

type Outcome = SendOutcome | FindOutcome;

/** Returns whether an outcome ends the submission; the others lead to the review or to another query. */
const isEnd = (outcome: Outcome): outcome is Executed | NotExecuted =>
  !['wrong', 'unanswered', 'inProgress', 'unknown'].includes(outcome.kind);

/**
 * Submission of a checked move of money: reviewed where it is irreversible, executed once even if it is sent again, and
 * queried until its outcome is known. Meets own.money.once and own.money.outcome.
 */
export const moveSubmissionMachine = setup({
  types: {
    context: {} as MoveSubmissionContext,
    events: {} as MoveSubmissionEvent,
    input: {} as MoveSubmissionInput,
    output: {} as SubmissionOutcome,
    tags: {} as 'busy' | 'rejected' | 'unsure',
  },
  actors: {
    /**
     * Sends the move, with the payment password from the vault if it was reviewed. Retries after a time-out count as
     * one move.
     */
    send: {} as PromiseActorLogic<SendOutcome, { draft: Draft; reviewed: boolean }>,
    /** Finds out by its key what became of the last request. */
    findOutcome: {} as PromiseActorLogic<FindOutcome>,
  },
  delays: {
    /** Pause before the gateway is queried about a key again. */
    askAgain: 3_000,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Outcome['kind'] }) => 'output' in event && event.output.kind === kind,
    /** True if the outcome is known, and nothing is left to do here. */
    isEnd: ({ event }) => 'output' in event && isEnd(event.output),
    isUnanswered: ({ context }) => context.failure !== null,
    isBlocked: ({ context }) => context.block !== null,
    /** A first payout to the account lacks something; it can be sent all the same. */
    lacks: ({ context }) => (context.review?.review?.missing ?? []).length > 0,
    isReviewed: ({ context }) => context.review !== null,
  },
  actions: {
    setEnd: assign(({ event }) => ('output' in event && isEnd(event.output) ? { end: event.output } : {})),
    setCancelled: assign({ end: { kind: 'cancelled' } }),
    setBlocked: assign(({ context: { block } }) => (block ? { end: { kind: 'blocked', block } } : {})),
    /** The move was not executed: the form shows the failure of the request. */
    setRefused: assign(({ context, event }) => {
      const failure = 'error' in event ? event.error : context.failure;
      return failure ? { end: { kind: 'refused', failure } } : {};
    }),
    setProblems: assign(({ event }) =>
      'output' in event && 'problems' in event.output ? { problems: event.output.problems } : {},
    ),
    /** Stores why the request failed, or why it has no response. */
    setFailure: assign(({ event }) => {
      if ('error' in event) return { failure: event.error };
      return 'output' in event && 'failure' in event.output ? { failure: event.output.failure } : {};
    }),
    clearRejection: assign({ problems: [], failure: null }),
  },
}).createMachine({
  id: 'move-submission',
  context: ({ input }) => ({ ...input, problems: [], end: { kind: 'left' } }),
  initial: 'starting',
  output: ({ context: { end } }) => end,
  states: {
    starting: {
      description: 'Decides what comes first: the query about an earlier request, the review, or the request.',
      meta: { requirements: ['own.money.outcome', 'own.transfer.summary', 'own.withdrawal.summary'] },
      always: [
        {
          guard: 'isUnanswered',
          target: 'finding',
          description: 'A request was sent before a reload, or in another tab.',
        },
        {
          guard: 'lacks',
          target: 'reviewing.lacking',
          description: 'The first payout to an account needs a verified mobile number and deposits from it.',
        },
        { guard: 'isReviewed', target: 'reviewing' },
        { target: 'sending' },
      ],
    },
    reviewing: {
      description:
        'Shows what will be moved, before it is sent; the player confirms, with the payment password if it leaves the account.',
      meta: {
        requirements: [
          'own.transfer.summary',
          'own.withdrawal.summary',
          'own.withdrawal.no-cancel',
          'own.transfer-upline.summary',
          'own.payment-password.required',
        ],
      },
      exit: 'clearRejection',
      on: {
        'payment.submitted': 'sending',
        'review.confirmed': 'sending',
        'review.cancelled': { target: 'ended', actions: 'setCancelled' },
      },
      initial: 'untouched',
      states: {
        untouched: {
          description: 'Nothing has been sent yet, or the missing password was entered.',
          meta: { requirements: ['own.withdrawal.summary', 'own.transfer-upline.summary'] },
        },
        lacking: {
          description:
            'The payout still needs something: shows what, leads there, and says until when it is reviewed without it.',
          meta: { requirements: ['own.payout.target', 'own.withdrawal.summary'] },
        },
        invalid: {
          description: 'The payment password is missing; its field says so until the player types.',
          meta: { requirements: ['own.payment-password.required', 'own.money.corrected'] },
          tags: 'rejected',
          exit: 'clearRejection',
          on: { 'payment.filled': 'untouched' },
        },
        rejected: {
          id: 'reviewRejected',
          description: 'The payment password was wrong, or the move was not executed; a retry moves it once.',
          meta: {
            requirements: [
              'own.transfer.summary',
              'own.payment-password.required',
              'own.money.once',
              's8.message.network-abnormal',
            ],
          },
          tags: 'rejected',
        },
      },
    },
    sending: {
      description: 'Sending.',
      meta: {
        requirements: ['s1.member.deposit', 's1.member.withdrawal', 's7.relay.wallet-transfer', 'own.money.once'],
      },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { draft, review } }) => ({ draft, reviewed: review !== null }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'wrong' } }, target: 'reviewing.invalid', actions: 'setProblems' },
          { guard: { type: 'is', params: { kind: 'unanswered' } }, target: 'finding', actions: 'setFailure' },
          {
            target: 'ended',
            actions: 'setEnd',
            description: 'Executed or rejected; or the balance, the destinations or the terms have changed.',
          },
        ],
        onError: [
          { guard: 'isReviewed', target: 'reviewing.rejected', actions: 'setFailure' },
          { target: 'ended', actions: 'setRefused' },
        ],
      },
    },
    finding: {
      description: 'No response arrived: the page checks whether the move was executed, and sends nothing else.',
      meta: { requirements: ['own.money.outcome', 'own.money.once'] },
      tags: 'unsure',
      initial: 'asking',
      on: { 'section.closed': 'ended' },
      states: {
        asking: {
          description: 'Querying the outcome of the request.',
          meta: { requirements: ['own.money.outcome'] },
          invoke: {
            id: 'findOutcome',
            src: 'findOutcome',
            onDone: [
              { guard: { type: 'is', params: { kind: 'inProgress' } }, target: 'waiting' },
              { guard: 'isEnd', target: '#ended', actions: 'setEnd' },
              { guard: 'isBlocked', target: '#ended', actions: 'setBlocked' },
              {
                guard: 'isReviewed',
                target: '#reviewRejected',
                description: 'It was not executed: the same request can be sent again.',
              },
              { target: '#ended', actions: 'setRefused' },
            ],
            onError: { target: 'waiting', description: 'The gateway cannot be reached now.' },
          },
        },
        waiting: {
          description: 'Still unknown; the next query follows in a few seconds, or when the player requests it.',
          meta: { requirements: ['own.money.outcome'] },
          after: { askAgain: 'asking' },
          on: { 'outcome.requested': 'asking' },
        },
      },
    },
    ended: {
      id: 'ended',
      description: 'Executed, rejected, taken back by the player, or left while the outcome is unknown.',
      meta: { requirements: ['own.money.once', 'own.money.outcome'] },
      type: 'final',
    },
  },
});
