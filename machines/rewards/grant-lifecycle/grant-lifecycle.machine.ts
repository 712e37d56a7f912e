import { setup } from 'xstate';

/** A grant after a bet was settled, minor units. */
export type GrantFigures = {
  /** Turnover that is still required. */
  required: number;
  /** Money in the grant's account. */
  held: number;
  /** Its money in undecided bets, and in wins that operators review. */
  atStake: number;
};

type GrantLifecycleEvent =
  | ({ type: 'bet.settled' } & GrantFigures)
  | { type: 'player.gaveUp' }
  | { type: 'payout.sent' }
  | { type: 'deposit.reversed' }
  | { type: 'deadline.passed' }
  /** The job's check after the deadline: undecided bets that were staked before, and that may count. */
  | { type: 'deadline.checked'; openBets: number };

/**
 * Lifecycle of a bonus with a turnover requirement. Bets end it in the statement that settles them: the SQL functions
 * of `own.grant.end` implement it, and a test compares them with this chart. Names of final states are the values of
 * `grants.ended_by`. Meets own.grant.end, own.grant.payout, own.grant.expiry
 * and own.deposit.reversed.
 */
export const grantLifecycleMachine = setup({
  types: {
    context: {} as { isOfDeposit: boolean },
    input: {} as { isOfDeposit: boolean },
    events: {} as GrantLifecycleEvent,
    tags: {} as 'open',
  },
  guards: {
    isMet: (_, figures: GrantFigures) => figures.required <= 0,
    isLost: (_, figures: GrantFigures) => figures.held === 0 && figures.atStake === 0,
    /** Own money leaves only without a bonus that came with a deposit. */
    isOfDeposit: ({ context }) => context.isOfDeposit,
    isDecided: (_, params: { openBets: number }) => params.openBets === 0,
  },
  actions: {
    /** Moves up to the cap to the player's own money, and the rest to the house. */
    convertMoney: () => {},
    /** Moves what the account holds to the house; later returns of open bets follow it. */
    returnMoney: () => {},
    notifyPlayer: (_, _params: { news: 'expired' }) => {},
  },
}).createMachine({
  id: 'grant-lifecycle',
  context: ({ input }) => ({ isOfDeposit: input.isOfDeposit }),
  initial: 'open',
  states: {
    open: {
      description: 'The bonus has an account of its own; bets work its turnover off.',
      meta: { requirements: ['own.grant.account', 'own.grant.end', 'own.grant.payout'] },
      tags: 'open',
      on: {
        'bet.settled': [
          { guard: { type: 'isMet', params: ({ event }) => event }, target: 'met' },
          { guard: { type: 'isLost', params: ({ event }) => event }, target: 'lost' },
        ],
        'player.gaveUp': 'givenUp',
        'payout.sent': { guard: 'isOfDeposit', target: 'givenUp' },
        'deposit.reversed': { guard: 'isOfDeposit', target: 'reversed' },
      },
      initial: 'running',
      states: {
        running: {
          description: 'The bonus can be staked.',
          meta: { requirements: ['own.grant.stake', 'own.grant.turnover'] },
          on: { 'deadline.passed': 'waiting' },
        },
        waiting: {
          description: 'The time is over: nothing can be staked, but earlier bets that are still open count.',
          meta: { requirements: ['own.grant.expiry'] },
          on: {
            'deadline.checked': {
              guard: { type: 'isDecided', params: ({ event }) => ({ openBets: event.openBets }) },
              target: '#grant-lifecycle.expired',
            },
          },
        },
      },
    },
    met: {
      description: 'The turnover is complete; the bonus is own money up to its cap.',
      meta: { requirements: ['own.grant.end'] },
      type: 'final',
      entry: 'convertMoney',
    },
    lost: {
      description: 'Nothing is left or at stake; nothing more is required.',
      meta: { requirements: ['own.grant.end'] },
      type: 'final',
    },
    givenUp: {
      description: 'Given up, or ended by a payout of own money; what was left is back with the house.',
      meta: { requirements: ['own.bonus.give-up', 'own.grant.end', 'own.grant.payout'] },
      type: 'final',
      entry: 'returnMoney',
    },
    expired: {
      description: 'Not completed in time; what was left is back with the house.',
      meta: { requirements: ['own.grant.expiry'] },
      type: 'final',
      entry: ['returnMoney', { type: 'notifyPlayer', params: { news: 'expired' } }],
    },
    reversed: {
      description: 'Its deposit was taken back; what was left is back with the house.',
      meta: { requirements: ['own.deposit.reversed'] },
      type: 'final',
      entry: 'returnMoney',
    },
  },
});
