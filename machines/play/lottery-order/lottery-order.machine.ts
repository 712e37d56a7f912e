import { assign, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { LotteryRules } from '../../../src/contract/play/lottery';
import type { lotteryChaseMachine } from '../lottery-chase/lottery-chase.machine';
import type { lotteryPlacementMachine } from '../lottery-placement/lottery-placement.machine';
import type {
  Draft,
  LotteryOrderContext,
  LotteryOrderEvent,
  LotteryOrderInput,
  LotteryOrderOutput,
  Outcome,
  PriceOutcome,
  Slip,
} from './lottery-order.types';

/** Empty line of a play, or of the first one; its unit is one that the cap of an order permits (`own.lottery.unit`). */
const draftOf = ({ rules: { plays, groups, startingUnits }, play: requested }: LotteryOrderInput): Draft => {
  const play = plays.includes(requested) ? requested : (plays[0] ?? '');
  return { play, selection: '', unit: startingUnits[play] ?? 'yuan', multiple: 1, group: groups.most };
};

/** Adapts lines to other rules: a prize group that the rules lack becomes the nearest one available. */
export const fitted = <T extends { group: number }>(
  { groups: { least, most, step } }: LotteryRules,
  lines: readonly T[],
): T[] =>
  lines.map((line) => ({
    ...line,
    group: Math.min(most, Math.max(least, least + Math.round((line.group - least) / step) * step)),
  }));

/** Returns the lines of the slip; the line in progress comes last. */
export const slipOf = ({ lines, draft }: { lines: Draft[]; draft: Draft }): Draft[] =>
  draft.selection === '' ? lines : [...lines, draft];

/** Plays of a lottery that are not under maintenance. */
export const openPlays = ({ plays, closedPlays }: LotteryRules): string[] =>
  plays.filter((play) => !closedPlays.includes(play));

/** Returns whether the lottery or a play of the slip is under maintenance. */
export const hasClosedPlay = (slip: readonly Draft[], rules: LotteryRules): boolean =>
  openPlays(rules).length === 0 || slip.some(({ play }) => rules.closedPlays.includes(play));

/** Returns whether the player's own limit of time is used up: like a break, it takes no bets. */
export const isTimeUp = ({ standing }: LotteryRules): boolean =>
  standing?.playLeft.some(({ kind, left }) => kind === 'time' && left === 0) ?? false;

/** A bet on a lottery issue, with one or more lines: selected, priced, reviewed, and handed over to its placement. */
export const lotteryOrderMachine = setup({
  types: {
    context: {} as LotteryOrderContext,
    events: {} as LotteryOrderEvent,
    input: {} as LotteryOrderInput,
    output: {} as LotteryOrderOutput,
    children: {} as { chase: 'chase'; placement: 'placement' },
    tags: {} as 'busy' | 'choosing' | 'rejected',
  },
  actors: {
    /** Prices a slip by the lottery's rules, without a request. */
    price: {} as PromiseActorLogic<PriceOutcome, Slip>,
    /** The same slip for several issues; the wiring provides this chart and the next one. */
    chase: {} as typeof lotteryChaseMachine,
    /** Sends the order, and shows it until the player bets again. */
    placement: {} as typeof lotteryPlacementMachine,
  },
  guards: {
    is: ({ event }, { kind }: { kind: Outcome['kind'] }) => 'output' in event && event.output.kind === kind,
    /**
     * True if an issue takes bets, neither the lottery nor a play of the slip is under maintenance, and the player is
     * neither blocked nor out of time.
     */
    takesBets: ({ context }) =>
      context.rules.issues.length > 0 &&
      !context.rules.standing?.block &&
      !isTimeUp(context.rules) &&
      !hasClosedPlay(slipOf(context), context.rules),
    hasClosedPlay: ({ context, event }) => 'rules' in event && hasClosedPlay(slipOf(context), event.rules),
    /** True if the issue under review is no longer the one that takes bets. */
    isLate: ({ context, event }) => 'rules' in event && event.rules.issues[0]?.issue !== context.issue?.issue,
    /** True if the priced slip includes the line in progress. */
    isChosen: ({ context: { price, lines } }) => price !== null && price.lines.length > lines.length,
  },
  actions: {
    /** Stores the data of an actor's outcome. */
    setOutcome: assign(({ event }) => {
      const { kind, ...outcomeData } = 'output' in event ? event.output : { kind: null };
      return outcomeData;
    }),
    setPlay: assign({
      draft: ({ context: { draft, rules } }, { play }: { play: string }) => ({
        ...draft,
        play,
        selection: '',
        unit: rules.startingUnits[play] ?? draft.unit,
      }),
    }),
    changeDraft: assign({ draft: ({ context }, changes: Partial<Draft>) => ({ ...context.draft, ...changes }) }),
    addLine: assign({
      lines: ({ context }) => slipOf(context),
      draft: ({ context }) => ({ ...context.draft, selection: '' }),
    }),
    removeLine: assign({
      lines: ({ context }, { line }: { line: number }) => context.lines.filter((_, index) => index !== line),
    }),
    setLottery: assign({ lottery: (_, { lottery }: { lottery: string }) => lottery }),
    setRules: assign(({ event }) => ('rules' in event ? { rules: event.rules } : {})),
    fitSlip: assign(({ context: { rules, lines, draft } }) => {
      const slip = [draft, ...lines];
      const fit = fitted(rules, [draft, ...lines]);
      return {
        draft: fit[0] ?? draft,
        lines: fit.slice(1),
        regrouped: fit.some(({ group }, nth) => group !== slip[nth]?.group),
      };
    }),
    forwardToChase: sendTo('chase', ({ event }) => event),
    forwardToPlacement: sendTo('placement', ({ event }) => event),
    moveToNextIssue: assign({ issue: ({ context }) => context.rules.issues[0] ?? null, before: null }),
    setPreviousPrice: assign({ before: ({ context }) => context.price }),
    /** A chase has used some of what was left of the limits. */
    clearPlayLeft: assign({
      rules: ({ context: { rules } }) => ({
        ...rules,
        standing: rules.standing && { ...rules.standing, playLeft: [] },
      }),
    }),
    clearPrice: assign({ price: null, problem: null }),
  },
}).createMachine({
  id: 'lottery-order',
  context: ({ input }) => ({
    ...{ rules: input.rules, lottery: input.rules.lottery, lines: [], draft: draftOf(input), regrouped: false },
    ...{ price: null, before: null, problem: null, issue: null },
  }),
  initial: 'choosing',
  output: ({ context: { lottery } }) => ({ lottery }),
  on: { 'rules.changed': { actions: 'setRules' } },
  states: {
    choosing: {
      description: 'The play, the selection and the stake.',
      meta: {
        requirements: [
          'own.lottery.price',
          'own.lottery.unit',
          'own.lottery.board',
          'own.lottery.plays',
          'own.lottery.maintenance',
        ],
      },
      tags: 'choosing',
      on: {
        'play.selected': { target: '.pricing', actions: { type: 'setPlay', params: ({ event }) => event } },
        'draft.changed': { target: '.pricing', actions: { type: 'changeDraft', params: ({ event }) => event.changes } },
        'line.removed': { target: '.pricing', actions: { type: 'removeLine', params: ({ event }) => event } },
        'rules.changed': { target: '.pricing', actions: 'setRules' },
        'lottery.selected': { target: 'left', actions: { type: 'setLottery', params: ({ event }) => event } },
      },
      initial: 'pricing',
      states: {
        pricing: {
          description: 'Counting and pricing the bet.',
          meta: { requirements: ['own.lottery.price'] },
          tags: 'busy',
          entry: ['clearPrice', 'fitSlip'],
          invoke: {
            id: 'price',
            src: 'price',
            input: ({ context }) => ({ rules: context.rules, lines: slipOf(context) }),
            onDone: [
              { guard: { type: 'is', params: { kind: 'priced' } }, target: 'priced', actions: 'setOutcome' },
              { guard: { type: 'is', params: { kind: 'refused' } }, target: 'rejected', actions: 'setOutcome' },
              { guard: { type: 'is', params: { kind: 'outdated' } }, target: 'outdated' },
              { target: 'incomplete' },
            ],
            onError: 'outdated',
          },
        },
        incomplete: {
          description: 'The selection is too small for a bet.',
          meta: { requirements: ['own.lottery.price'] },
        },
        rejected: {
          description: 'The order cannot be placed; the reason is shown, and the selection stays.',
          meta: { requirements: ['own.lottery.rejected'] },
          tags: 'rejected',
        },
        priced: {
          description: 'Units × unit × multiple, total, chance and largest win are shown before the button.',
          meta: { requirements: ['own.lottery.price', 'own.lottery.lines'] },
          on: {
            'line.added': { guard: 'isChosen', target: 'pricing', actions: 'addLine' },
            'order.requested': { guard: 'takesBets', target: '#lottery-order.reviewing', actions: 'moveToNextIssue' },
            'chase.requested': { guard: 'takesBets', target: '#lottery-order.chasing' },
          },
        },
        outdated: {
          description: 'The page has outdated prices and must be reloaded.',
          meta: { requirements: ['own.lottery.repriced'] },
          tags: 'rejected',
        },
      },
    },
    chasing: {
      description: 'The same slip for several issues.',
      meta: { requirements: ['own.lottery.chase'] },
      invoke: {
        id: 'chase',
        src: 'chase',
        input: ({ context }) => ({ rules: context.rules, lines: slipOf(context) }),
        onDone: { target: 'choosing', actions: 'clearPlayLeft' },
        onError: 'choosing.outdated',
      },
      on: { 'rules.changed': { actions: ['setRules', 'forwardToChase'] } },
    },
    reviewing: {
      description: 'The whole bet, before it is placed.',
      meta: { requirements: ['own.lottery.confirm'] },
      on: {
        'order.confirmed': 'placing',
        'review.cancelled': 'choosing',
        'rules.changed': [
          { guard: 'hasClosedPlay', target: 'choosing', actions: 'setRules' },
          { guard: 'isLate', target: 'late', actions: 'setRules' },
        ],
        'lottery.selected': { target: 'left', actions: { type: 'setLottery', params: ({ event }) => event } },
      },
    },
    placing: {
      description: 'The order is sent; then it is shown, or the reason why it was not placed.',
      meta: { requirements: ['own.lottery.confirm', 'own.money.once'] },
      invoke: {
        id: 'placement',
        src: 'placement',
        input: ({ context }) => {
          const { rules, issue, price } = context;
          return { rules, issue, lines: slipOf(context), price };
        },
        onDone: [
          { guard: { type: 'is', params: { kind: 'closed' } }, target: 'late', actions: 'setOutcome' },
          {
            guard: { type: 'is', params: { kind: 'changed' } },
            target: 'repriced',
            actions: ['setPreviousPrice', 'setOutcome', 'fitSlip'],
          },
          { guard: { type: 'is', params: { kind: 'outdated' } }, target: 'choosing.outdated', actions: 'setOutcome' },
          { guard: { type: 'is', params: { kind: 'elsewhere' } }, target: 'left', actions: 'setOutcome' },
          { target: 'choosing', actions: 'setOutcome' },
        ],
        onError: 'choosing.outdated',
      },
      on: { 'rules.changed': { actions: ['setRules', 'forwardToPlacement'] } },
    },
    late: {
      description: 'The issue has closed, and nothing was placed; offers the next one if there is one.',
      meta: { requirements: ['own.lottery.late'] },
      on: {
        'next.accepted': { guard: 'takesBets', target: 'placing', actions: 'moveToNextIssue' },
        'review.cancelled': 'choosing',
        'lottery.selected': { target: 'left', actions: { type: 'setLottery', params: ({ event }) => event } },
      },
    },
    repriced: {
      description: 'The prices have changed, and nothing was placed; shows both and asks for consent.',
      meta: { requirements: ['own.lottery.repriced'] },
      on: {
        'next.accepted': { guard: 'takesBets', target: 'placing', actions: 'moveToNextIssue' },
        'review.cancelled': 'choosing',
        'lottery.selected': { target: 'left', actions: { type: 'setLottery', params: ({ event }) => event } },
      },
    },
    left: { description: 'Another lottery opens.', meta: { requirements: ['own.lottery.board'] }, type: 'final' },
  },
});
