import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, Withdrawal } from '../../../src/contract';
import type {
  ReportInput,
  ReportOutput,
  withdrawalReportMachine,
} from '../withdrawal-report/withdrawal-report.machine';

/** A withdrawal and the version of it that the player has confirmed or cancelled. */
export type Word = { id: string; version: number };
/** Reported extent of a withdrawal: nothing arrived, or a part. */
type Arrived = ReportInput['arrived'];
type ConfirmationOutput = { said: boolean };

/**
 * The player's view of a sent withdrawal: its progress, and the confirmation of what arrived. The gateway, which runs
 * `withdrawal-lifecycle`, decides which actions are permitted. Meets s4.withdrawal.*.
 */
export const withdrawalConfirmationMachine = setup({
  types: {
    context: {} as ConfirmationOutput & {
      id: string;
      withdrawal: Withdrawal | null;
      secondsLeft: number;
      arrived: Arrived | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'withdrawal.changed'; withdrawal: Withdrawal }
      | { type: 'countdown.ticked'; secondsLeft: number }
      | { type: 'countdown.ended' }
      | { type: 'received.selected' }
      | { type: 'report.selected'; arrived: Arrived }
      | { type: 'receipt.confirmed' }
      | { type: 'cancel.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | DoneActorEvent<Withdrawal | ReportOutput>
      | ErrorActorEvent<Failure>,
    input: {} as { id: string },
    output: {} as ConfirmationOutput,
    children: {} as { report: 'withdrawalReport' },
    tags: {} as 'busy' | 'rejected' | 'deadline',
  },
  actors: {
    loadWithdrawal: {} as PromiseActorLogic<Withdrawal, { id: string }>,
    /** Sends `withdrawal.changed` when the withdrawal has changed, here or elsewhere. */
    watchWithdrawal: {} as CallbackActorLogic<AnyEventObject, { id: string }>,
    /** Sends `countdown.ticked` every second, and `countdown.ended` at the deadline, by the server's clock. */
    countdown: {} as CallbackActorLogic<AnyEventObject, { deadline: number }>,
    /** Report of missing money; the wiring provides the chart. */
    withdrawalReport: {} as typeof withdrawalReportMachine,
    confirmReceived: {} as PromiseActorLogic<Withdrawal, Word>,
    cancelWithdrawal: {} as PromiseActorLogic<Withdrawal, Word>,
  },
  guards: {
    permits: ({ context }, params: { event: string }) => context.withdrawal?.permitted.includes(params.event) === true,
    lacks: ({ context }) => (context.withdrawal?.review?.missing ?? []).length > 0,
    isAnotherAnswer: ({ context, event }) => 'arrived' in event && event.arrived !== context.arrived,
    isNews: ({ context, event }) =>
      'withdrawal' in event && event.withdrawal.version > (context.withdrawal?.version ?? 0),
    wasSent: ({ event }) => 'output' in event && 'withdrawal' in event.output && event.output.withdrawal !== null,
    wasOutdated: ({ event }) => 'output' in event && 'outdated' in event.output && event.output.outdated,
    isOutdated: ({ event }) => 'error' in event && event.error.status === 409,
  },
  actions: {
    setWithdrawal: assign(({ event }) => {
      if ('withdrawal' in event) return { withdrawal: event.withdrawal };
      if (!('output' in event)) return {};
      return { withdrawal: 'outdated' in event.output ? event.output.withdrawal : event.output };
    }),
    setSecondsLeft: assign({
      secondsLeft: ({ context, event }) => ('secondsLeft' in event ? event.secondsLeft : context.secondsLeft),
    }),
    setArrived: assign({ arrived: ({ event }) => ('arrived' in event ? event.arrived : null) }),
    clearArrived: assign({ arrived: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    markSaid: assign({ said: true }),
  },
  delays: { lookAgain: 2_000 },
}).createMachine({
  id: 'withdrawal-confirmation',
  context: ({ input }) => ({ ...input, withdrawal: null, secondsLeft: 0, arrived: null, failure: null, said: false }),
  initial: 'loading',
  output: ({ context }) => ({ said: context.said }),
  states: {
    loading: {
      description: 'Loading the withdrawal.',
      meta: { requirements: ['s2.other.withdrawal-confirmation'] },
      tags: 'busy',
      invoke: {
        id: 'loadWithdrawal',
        src: 'loadWithdrawal',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'open', actions: 'setWithdrawal' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: { 'section.closed': 'left' },
    },
    failed: {
      description: 'The withdrawal could not be loaded: try again, or leave.',
      meta: { requirements: ['s2.other.withdrawal-confirmation', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'section.closed': 'left' },
    },
    open: {
      description: 'The withdrawal with its steps; new steps appear by themselves.',
      meta: { requirements: ['s2.other.withdrawal-confirmation', 'own.withdrawal.notified'] },
      invoke: {
        id: 'watchWithdrawal',
        src: 'watchWithdrawal',
        input: ({ context }) => ({ id: context.id }),
        onError: { description: 'The page continues without updates; reopening it shows the newest step.' },
      },
      on: {
        'withdrawal.changed': { guard: 'isNews', target: '.routing', actions: 'setWithdrawal' },
        'section.closed': 'left',
      },
      initial: 'routing',
      states: {
        routing: {
          description: 'Checks what the player can report now.',
          meta: { requirements: ['s4.withdrawal.received', 'own.withdrawal.no-cancel'] },
          always: [
            { guard: { type: 'permits', params: { event: 'player.notReceived' } }, target: 'confirmable' },
            { guard: { type: 'permits', params: { event: 'player.received' } }, target: 'disputed' },
            { guard: { type: 'permits', params: { event: 'player.cancelled' } }, target: 'cancellable' },
            { guard: 'lacks', target: 'lacking' },
            { target: 'watched' },
          ],
        },
        watched: {
          description: 'Nothing to confirm: in progress or over. Each step is shown with its reason.',
          meta: { requirements: ['own.withdrawal.review', 'own.withdrawal.no-cancel', 's4.withdrawal.forced-receipt'] },
        },
        lacking: {
          description:
            'In review, with something missing: names it, links to it, and shows the deadline of the review.',
          meta: { requirements: ['own.payout.target', 'own.withdrawal.review'] },
        },
        cancellable: {
          description: 'In review; it can still be cancelled, since the setting allows it.',
          meta: { requirements: ['own.withdrawal.no-cancel'] },
          on: { 'cancel.requested': 'cancelling' },
        },
        cancelling: {
          description: 'Cancelling.',
          meta: { requirements: ['own.withdrawal.no-cancel'] },
          tags: 'busy',
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context: { id, withdrawal } }) => ({ id, version: withdrawal?.version ?? 0 }),
            onDone: { target: 'routing', actions: 'setWithdrawal' },
            onError: [
              { guard: 'isOutdated', target: '#withdrawal-confirmation.loading' },
              { target: 'rejected', actions: 'setFailure' },
            ],
          },
        },
        confirmable: {
          description: 'Paid out: the player reports what arrived; the time left is shown.',
          meta: { requirements: ['s4.withdrawal.auto-confirm', 's9.const.auto-confirm-minutes'] },
          tags: 'deadline',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context }) => ({ deadline: context.withdrawal?.deadline ?? 0 }),
            onError: { description: 'The time left is not shown; the gateway enforces the deadline.' },
          },
          on: {
            'countdown.ticked': { actions: 'setSecondsLeft' },
            'countdown.ended': 'overdue',
            'report.selected': { guard: 'isAnotherAnswer', target: '.reporting', actions: 'setArrived' },
          },
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Asks whether all, nothing or a part arrived.',
              meta: { requirements: ['s4.withdrawal.received', 's4.withdrawal.not-received', 's4.withdrawal.partial'] },
              on: { 'received.selected': 'affirming' },
            },
            affirming: {
              description: 'All of it arrived: explains what that means and asks for confirmation.',
              meta: { requirements: ['s4.withdrawal.received'] },
              on: { 'receipt.confirmed': '#withdrawal-confirmation.open.confirming' },
            },
            reporting: {
              description: 'Reporting that nothing arrived, or which part did.',
              meta: {
                requirements: [
                  's4.withdrawal.not-received',
                  's4.withdrawal.partial',
                  's3.withdrawal-confirmation.amounts',
                ],
              },
              exit: 'clearArrived',
              on: { 'received.selected': 'affirming' },
              invoke: {
                id: 'report',
                src: 'withdrawalReport',
                input: ({ context: { id, withdrawal, arrived } }) => ({
                  id,
                  version: withdrawal?.version ?? 0,
                  amount: withdrawal?.amount ?? '',
                  arrived: arrived ?? 'nothing',
                }),
                onDone: [
                  {
                    guard: 'wasSent',
                    target: '#withdrawal-confirmation.open.routing',
                    actions: ['setWithdrawal', 'markSaid'],
                  },
                  { guard: 'wasOutdated', target: '#withdrawal-confirmation.loading' },
                  { target: 'choosing', description: 'Left.' },
                ],
                onError: { target: '#withdrawal-confirmation.open.rejected', actions: 'setFailure' },
              },
            },
          },
        },
        overdue: {
          description: 'The deadline has passed; polls until the gateway counts it as received.',
          meta: { requirements: ['s4.withdrawal.auto-confirm'] },
          tags: 'busy',
          after: { lookAgain: '#withdrawal-confirmation.loading' },
        },
        disputed: {
          description: 'In review; a late arrival can still be marked as received.',
          meta: { requirements: ['own.withdrawal.dispute'] },
          on: { 'receipt.confirmed': 'confirming' },
        },
        confirming: {
          description: 'Confirming the receipt.',
          meta: { requirements: ['s4.withdrawal.received', 'own.withdrawal.dispute'] },
          tags: 'busy',
          invoke: {
            id: 'confirmReceived',
            src: 'confirmReceived',
            input: ({ context: { id, withdrawal } }) => ({ id, version: withdrawal?.version ?? 0 }),
            onDone: { target: 'routing', actions: ['setWithdrawal', 'markSaid'] },
            onError: [
              { guard: 'isOutdated', target: '#withdrawal-confirmation.loading' },
              { target: 'rejected', actions: 'setFailure' },
            ],
          },
        },
        rejected: {
          description: 'Request failed: shows why and allows a retry.',
          meta: { requirements: ['s8.message.network-abnormal', 's4.withdrawal.received'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'retry.requested': 'routing' },
        },
      },
    },
    left: { description: 'Closed.', meta: { requirements: ['s2.other.withdrawal-confirmation'] }, type: 'final' },
  },
});
