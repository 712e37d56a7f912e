import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { LotteryIssue, LotteryOrder, LotteryRules } from '../../../src/contract/play/lottery';
import type {
  PlacementEnd,
  PlacementOutput,
  PlaceOutcome,
  PlayAllowance,
  Price,
  Slip,
} from '../lottery-order/lottery-order.types';

/** `issue`: the one that the player agreed to; an order without a response is never sent for another issue. */
type PlacementInput = Slip & { issue: LotteryIssue | null; price: Price | null };
type CancelOutcome = { kind: 'cancelled'; order: LotteryOrder };

/** Placing an order that the player has reviewed: sent once, shown, and cancellable until its issue closes. */
export const lotteryPlacementMachine = setup({
  types: {
    context: {} as PlacementInput & {
      order: LotteryOrder | null;
      /** Rest of the limit that forbade the bet. */
      allowance: PlayAllowance | null;
      failure: Failure | null;
      end: PlacementEnd;
    },
    events: {} as
      | { type: 'rules.changed'; rules: LotteryRules }
      | { type: 'lottery.selected'; lottery: string }
      | { type: 'order.confirmed' }
      | { type: 'review.cancelled' }
      | { type: 'cancel.requested' }
      | { type: 'another.requested' }
      | DoneActorEvent<PlaceOutcome, 'placeOrder'>
      | DoneActorEvent<CancelOutcome, 'cancelOrder'>
      | ErrorActorEvent<Failure>,
    input: {} as PlacementInput,
    output: {} as PlacementOutput,
    tags: {} as 'busy' | 'rejected' | 'sent',
  },
  actors: {
    /** Places the order, once even if it is sent again for the same issue; fails if rejected. */
    placeOrder: {} as PromiseActorLogic<PlaceOutcome, PlacementInput>,
    cancelOrder: {} as PromiseActorLogic<CancelOutcome, { id: string }>,
  },
  guards: {
    is: ({ event }, { kind }: { kind: PlaceOutcome['kind'] }) => 'output' in event && event.output.kind === kind,
    isCancellable: ({ context }) => context.order?.cancellable === true,
    /** True if the order's issue no longer takes bets. */
    hasClosed: ({ context, event }) =>
      'rules' in event && !event.rules.issues.some(({ issue }) => issue === context.order?.issue),
  },
  actions: {
    setRules: assign(({ event }) => ('rules' in event ? { rules: event.rules } : {})),
    setOrder: assign(({ event }) =>
      'output' in event && 'order' in event.output ? { order: event.output.order } : {},
    ),
    setAllowance: assign(({ event }) =>
      'output' in event && 'allowance' in event.output ? { allowance: event.output.allowance } : {},
    ),
    /** Sets what is known to be left of the limits; a placed bet has used some of them. */
    setPlayLeft: assign({
      rules: ({ context: { rules, allowance } }) => ({
        ...rules,
        standing: rules.standing && { ...rules.standing, playLeft: allowance ? [allowance] : [] },
      }),
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    setEnd: assign(({ event }) =>
      'output' in event && !('order' in event.output) && !('allowance' in event.output) ? { end: event.output } : {},
    ),
    setElsewhere: assign(({ event }) =>
      'lottery' in event ? { end: { kind: 'elsewhere', lottery: event.lottery } } : {},
    ),
  },
}).createMachine({
  id: 'lottery-placement',
  context: ({ input }) => ({ ...input, order: null, allowance: null, failure: null, end: { kind: 'back' } }),
  initial: 'placing',
  output: ({ context: { rules, end } }) => ({ rules, ...end }),
  on: { 'rules.changed': { actions: 'setRules' } },
  states: {
    placing: {
      description: 'Sending.',
      meta: { requirements: ['own.lottery.confirm', 'own.money.once'] },
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { rules, issue, lines, price } }) => ({ rules, issue, lines, price }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'placed' } }, target: 'placed', actions: ['setOrder', 'setPlayLeft'] },
          {
            guard: { type: 'is', params: { kind: 'limited' } },
            target: 'limited',
            actions: ['setAllowance', 'setPlayLeft'],
          },
          {
            target: 'ended',
            actions: 'setEnd',
            description: 'The issue has closed or the prices have changed, and nothing was placed.',
          },
        ],
        onError: { target: 'rejected', actions: 'setFailure' },
      },
    },
    rejected: {
      description: 'Rejected or unreachable: the reason is shown; a retry places it once, for the same issue.',
      meta: { requirements: ['own.lottery.rejected', 'own.money.once', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'order.confirmed': 'placing', 'review.cancelled': 'ended' },
    },
    limited: {
      description: "A limit of the player's own forbids the stake; shows what is left, until when, and the limits.",
      meta: { requirements: ['own.lottery.rejected', 'own.play-limit.reached'] },
      tags: 'rejected',
      on: { 'review.cancelled': 'ended', 'lottery.selected': { target: 'ended', actions: 'setElsewhere' } },
    },
    placed: {
      description: 'Placed: shows number, issue and stake.',
      meta: { requirements: ['own.lottery.confirm', 'own.lottery.cancel'] },
      tags: 'sent',
      on: { 'another.requested': 'ended', 'lottery.selected': { target: 'ended', actions: 'setElsewhere' } },
      initial: 'cancellable',
      states: {
        cancellable: {
          description: 'It can be cancelled until its issue closes; if that failed, the reason is shown.',
          meta: { requirements: ['own.lottery.cancel'] },
          exit: 'clearFailure',
          on: {
            'cancel.requested': { guard: 'isCancellable', target: '#lottery-placement.cancelling' },
            'rules.changed': { guard: 'hasClosed', target: 'closed', actions: 'setRules' },
          },
        },
        cancelled: {
          description: 'Cancelled; the stake is back.',
          meta: { requirements: ['own.lottery.cancel'] },
        },
        closed: {
          description: 'The issue has closed; it can no longer be cancelled.',
          meta: { requirements: ['own.lottery.cancel'] },
        },
      },
    },
    cancelling: {
      description: 'Cancelling.',
      meta: { requirements: ['own.lottery.cancel'] },
      tags: ['busy', 'sent'],
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ id: context.order?.id ?? '' }),
        onDone: { target: 'placed.cancelled', actions: 'setOrder' },
        onError: { target: 'placed.cancellable', actions: 'setFailure' },
      },
    },
    ended: {
      description: 'Back at the bet, at another issue or price, or at another lottery.',
      meta: { requirements: ['own.lottery.confirm', 'own.lottery.late', 'own.lottery.repriced', 'own.lottery.board'] },
      type: 'final',
    },
  },
});
