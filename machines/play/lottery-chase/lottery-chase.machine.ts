import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type {
  LotteryIssue,
  LotteryLine,
  LotteryPlaced,
  LotteryRules,
  PlayerStatus,
} from '../../../src/contract/play/lottery';

/** A draw of the chase: its multiple of the slip, its stake, and the total stake up to it; amounts as on the wire. */
export type ChaseDraw = { issue: string; drawsAt: number; multiple: number; stake: string; upTo: string };
/** Total stake of the chase, and the maximum prize of any of its draws. */
export type ChasePlan = Pick<LotteryRules, 'rulesVersion' | 'priceVersion'> & {
  draws: ChaseDraw[];
  stake: string;
  most: string;
};
/**
 * Reason why a chase cannot be placed: fewer than two draws, an invalid multiple, or a draw that could win too much.
 */
export type ChaseProblem = 'draws' | 'multiple' | 'prizePerOrder';

export type PlanOutcome =
  | { kind: 'planned'; plan: ChasePlan }
  | { kind: 'refused'; problem: ChaseProblem }
  | { kind: 'outdated' };
/**
 * `closed`: one of its draws no longer takes bets. `changed`: the prices have changed. `limited`: a limit of the
 * player's own forbids the stake.
 */
export type ChaseOutcome =
  | { kind: 'placed'; placed: LotteryPlaced }
  | { kind: 'limited'; allowance: PlayerStatus['playLeft'][number] }
  | { kind: 'closed' | 'changed' };
type Outcome = PlanOutcome | ChaseOutcome;

type LotteryChaseInput = { rules: LotteryRules; lines: LotteryLine[] };
/** Number of draws, the first multiple, and whether each multiple doubles the previous one. */
export type ChaseShape = { draws: number; first: number; doubles: boolean };

type Chosen = ChaseShape & { own: Record<number, number> };
/** Returns the multiple of each draw, starting with the next draw; `own`: multiples changed by hand. */
const multiplesOf = ({ draws, first, doubles, own }: Chosen): number[] =>
  Array.from({ length: draws }, (_, nth) => own[nth] ?? (doubles ? first * 2 ** nth : first));

/**
 * The same slip in several draws, each with its own multiple. The total stake is held immediately; optionally, the rest
 * is released after a win.
 */
export const lotteryChaseMachine = setup({
  types: {
    context: {} as LotteryChaseInput &
      Chosen & {
        stopAfterWin: boolean;
        plan: ChasePlan | null;
        problem: ChaseProblem | null;
        placed: LotteryPlaced | null;
        /** Rest of the limit that forbade the chase. */
        allowance: PlayerStatus['playLeft'][number] | null;
        failure: Failure | null;
      },
    events: {} as
      | { type: 'shape.changed'; changes: Partial<ChaseShape> }
      | { type: 'multiple.changed'; nth: number; multiple: number }
      | { type: 'stop.changed'; stopAfterWin: boolean }
      | { type: 'rules.changed'; rules: LotteryRules }
      | { type: 'chase.confirmed' }
      | { type: 'plan.renewed' }
      | { type: 'retry.requested' }
      | { type: 'chase.cancelled' }
      | DoneActorEvent<Outcome, 'plan' | 'placeChase'>
      | DoneActorEvent<LotteryRules, 'loadDraws'>
      | ErrorActorEvent<Failure>,
    input: {} as LotteryChaseInput,
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the rules with all draws that take bets. */
    loadDraws: {} as PromiseActorLogic<LotteryRules, { lottery: string }>,
    /** Prices the slip for each draw, without a request. */
    plan: {} as PromiseActorLogic<PlanOutcome, LotteryChaseInput & { multiples: number[] }>,
    /** Places the chase, once even if it is sent again; fails if rejected. */
    placeChase: {} as PromiseActorLogic<
      ChaseOutcome,
      { rules: LotteryRules; lines: LotteryLine[]; plan: ChasePlan | null; stopAfterWin: boolean }
    >,
  },
  guards: {
    /**
     * True if a play of the slip is under maintenance. Only an unsent chase is abandoned; a sent one still shows its
     * outcome.
     */
    isClosed: ({ context }, { closedPlays }: LotteryRules) =>
      context.lines.some(({ play }) => closedPlays.includes(play)),
    is: ({ event }, { kind }: { kind: Outcome['kind'] }) =>
      'output' in event && 'kind' in event.output && event.output.kind === kind,
  },
  actions: {
    /** Stores the data of an actor's outcome. */
    setOutcome: assign(({ event }) => {
      const { kind, ...outcomeData } = 'output' in event && 'kind' in event.output ? event.output : { kind: null };
      return outcomeData;
    }),
    setRules: assign({ rules: (_, rules: LotteryRules) => rules }),
    /** Drops the draws that have closed. */
    dropClosed: assign({
      rules: ({ context: { rules } }, { issues: [next] }: LotteryRules) => ({
        ...rules,
        issues: rules.issues.filter(({ closesAt }: LotteryIssue) => next !== undefined && closesAt >= next.closesAt),
      }),
    }),
    changeShape: assign((_, changes: Partial<ChaseShape>) => ({ ...changes, own: {} })),
    changeMultiple: assign({
      own: ({ context }, { nth, multiple }: { nth: number; multiple: number }) => ({ ...context.own, [nth]: multiple }),
    }),
    setStop: assign({ stopAfterWin: (_, { stopAfterWin }: { stopAfterWin: boolean }) => stopAfterWin }),
    clearProblem: assign({ problem: null }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'lottery-chase',
  context: ({ input }) => ({
    ...input,
    draws: 5,
    first: 1,
    doubles: false,
    own: {},
    stopAfterWin: true,
    plan: null,
    problem: null,
    placed: null,
    allowance: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the draws that can be bet on.',
      meta: { requirements: ['own.lottery.chase', 'own.lottery.maintenance'] },
      tags: 'busy',
      invoke: {
        id: 'loadDraws',
        src: 'loadDraws',
        input: ({ context }) => ({ lottery: context.rules.lottery }),
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'left' },
          { target: 'editing', actions: { type: 'setRules', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The draws could not be loaded: try again, or go back.',
      meta: { requirements: ['own.lottery.chase', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading', 'chase.cancelled': 'left' },
    },
    editing: {
      description: 'Number of draws, multiple for each, and whether a win ends the chase.',
      meta: { requirements: ['own.lottery.chase', 'own.lottery.maintenance'] },
      on: {
        'shape.changed': {
          target: '.planning',
          actions: { type: 'changeShape', params: ({ event }) => event.changes },
        },
        'multiple.changed': { target: '.planning', actions: { type: 'changeMultiple', params: ({ event }) => event } },
        'stop.changed': { actions: { type: 'setStop', params: ({ event }) => event } },
        'rules.changed': [
          { guard: { type: 'isClosed', params: ({ event }) => event.rules }, target: 'left' },
          { target: '.planning', actions: { type: 'dropClosed', params: ({ event }) => event.rules } },
        ],
        'chase.cancelled': 'left',
      },
      initial: 'planning',
      states: {
        planning: {
          description: 'Calculates the total hold; the draws stay as they are.',
          meta: { requirements: ['own.lottery.chase'] },
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'plan',
            src: 'plan',
            input: ({ context }) => ({ rules: context.rules, lines: context.lines, multiples: multiplesOf(context) }),
            onDone: [
              { guard: { type: 'is', params: { kind: 'planned' } }, target: 'planned', actions: 'setOutcome' },
              { guard: { type: 'is', params: { kind: 'refused' } }, target: 'notPlaced', actions: 'setOutcome' },
              { target: 'outdated' },
            ],
            onError: 'outdated',
          },
        },
        planned: {
          description: 'Each draw with its stake, and the total hold, before the button.',
          meta: { requirements: ['own.lottery.chase'] },
          on: { 'chase.confirmed': '#lottery-chase.placing' },
        },
        notPlaced: {
          description: 'The chase cannot be placed; the reason is shown, and the selection stays.',
          meta: { requirements: ['own.lottery.chase', 'own.lottery.rejected'] },
          tags: 'rejected',
        },
        outdated: {
          description: 'The page has outdated prices and must be reloaded.',
          meta: { requirements: ['own.lottery.repriced'] },
          tags: 'rejected',
        },
      },
    },
    placing: {
      description: 'Sending.',
      meta: { requirements: ['own.lottery.chase', 'own.money.once'] },
      tags: 'busy',
      invoke: {
        id: 'placeChase',
        src: 'placeChase',
        input: ({ context: { rules, lines, plan, stopAfterWin } }) => ({ rules, lines, plan, stopAfterWin }),
        onDone: [
          { guard: { type: 'is', params: { kind: 'closed' } }, target: 'late' },
          { guard: { type: 'is', params: { kind: 'changed' } }, target: 'repriced' },
          { guard: { type: 'is', params: { kind: 'limited' } }, target: 'limited', actions: 'setOutcome' },
          { target: 'placed', actions: 'setOutcome' },
        ],
        onError: { target: 'notPlaced', actions: 'setFailure' },
      },
    },
    notPlaced: {
      description: 'Rejected or unreachable: the reason is shown; a retry places the chase once.',
      meta: { requirements: ['own.lottery.chase', 'own.money.once', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'chase.confirmed': 'placing', 'plan.renewed': 'loading', 'chase.cancelled': 'left' },
    },
    late: {
      description: 'One of the draws has closed, and nothing was placed; the next draws can be reviewed.',
      meta: { requirements: ['own.lottery.chase', 'own.lottery.late'] },
      tags: 'rejected',
      on: { 'plan.renewed': 'loading', 'chase.cancelled': 'left' },
    },
    repriced: {
      description: 'The prices have changed, and nothing was placed; the new total can be reviewed.',
      meta: { requirements: ['own.lottery.chase', 'own.lottery.repriced'] },
      tags: 'rejected',
      on: { 'plan.renewed': 'loading', 'chase.cancelled': 'left' },
    },
    limited: {
      description: "A limit of the player's own forbids the chase; shows what is left, until when, and the limits.",
      meta: { requirements: ['own.lottery.chase', 'own.play-limit.reached'] },
      tags: 'rejected',
      on: { 'plan.renewed': 'loading', 'chase.cancelled': 'left' },
    },
    placed: {
      description: 'Placed: shows its draws and the hold.',
      meta: { requirements: ['own.lottery.chase'] },
      on: { 'chase.cancelled': 'left' },
    },
    left: { description: 'Back at the bet.', meta: { requirements: ['own.lottery.chase'] }, type: 'final' },
  },
});
