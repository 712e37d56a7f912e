import { assign, setup } from 'xstate';

export type ActivityKind = 'join' | 'sign' | 'claim' | 'apply' | 'raffle';
/** Terms of an activity when the player enters it; times in ms from that moment. */
type ActivityTerms = {
  kind: ActivityKind;
  opensIn: number;
  closesIn: number;
  /** Time limit for claiming an issued prize. */
  claimFor: number;
  /** Number of days on which the player must sign in. */
  signs: number;
};

/** Events from the player, from operators on an application, from the evaluation of the result, and from a claim. */
export type ActivityLifecycleEvent =
  | { type: 'player.joined'; closesIn: number }
  | { type: 'player.signed'; dayLeft: number }
  | { type: 'player.claimed' }
  | { type: 'player.applied' }
  | { type: 'ops.reviewed' }
  | { type: 'ops.approved' }
  | { type: 'ops.rejected' }
  | { type: 'reckoned.met' }
  | { type: 'reckoned.missed' }
  | { type: 'reward.claimed' };

/** Notifications to the player. */
export type ActivityNews = { news: 'received' | 'inReview' | 'issued' | 'rejected' | 'missed' };

/**
 * A player's progress in an activity. The gateway runs it through `transition()`: delays become jobs, and actions run
 * in the same transaction. Players who have done nothing yet are in the initial state. Eleven state names are the
 * wire's statuses. Meets s4.activity.statuses.
 */
export const activityLifecycleMachine = setup({
  types: {
    context: {} as ActivityTerms & { signed: number; dayLeft: number },
    events: {} as ActivityLifecycleEvent,
    input: {} as ActivityTerms,
    tags: {} as 'over',
  },
  guards: {
    isOfKind: ({ context }, params: { kind: ActivityKind }) => context.kind === params.kind,
    isEarly: ({ context }) => context.opensIn > 0,
    isLate: ({ context }) => context.closesIn <= 0,
    isLastSign: ({ context }) => context.kind === 'sign' && context.signed + 1 >= context.signs,
  },
  actions: {
    countSignIn: assign({ signed: ({ context }) => context.signed + 1 }),
    setDayLeft: assign({ dayLeft: (_, params: { dayLeft: number }) => params.dayLeft }),
    setClosesIn: assign({ opensIn: 0, closesIn: (_, params: { closesIn: number }) => params.closesIn }),
    /** Credits the prize to the wallet immediately; in a raffle, the prize drawn. */
    givePrize: () => {},
    /** Makes the prize available for the player to claim. */
    issuePrize: () => {},
    /** Evaluates whether the player reached the goal, and reports the result. */
    computeRanks: () => {},
    notifyPlayer: (_, _params: ActivityNews) => {},
  },
  delays: {
    opens: ({ context }) => context.opensIn,
    closes: ({ context }) => context.closesIn - Math.max(0, context.opensIn),
    dayEnds: ({ context }) => context.dayLeft,
    /** Time until all bets of the activity's window are summed up. */
    settled: 600_000,
    /** An hour longer than the claim period, so that reports of last-minute claims still arrive. */
    claimDue: ({ context }) => context.claimFor + 3_600_000,
  },
}).createMachine({
  id: 'activity-lifecycle',
  context: ({ input }) => ({ ...input, signed: 0, dayLeft: 0 }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether it is too early or too late.',
      meta: { requirements: ['s4.activity.statuses'] },
      always: [{ guard: 'isLate', target: 'close' }, { guard: 'isEarly', target: 'comingSoon' }, { target: 'open' }],
    },
    comingSoon: {
      description: 'Not open yet; shows when it opens.',
      meta: { requirements: ['s4.activity.statuses'] },
      after: { opens: 'open' },
    },
    open: {
      description: 'Open; the player can act.',
      meta: { requirements: ['s4.activity.statuses'] },
      after: { closes: 'close' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Checks for a prize that can be claimed now.',
          meta: { requirements: ['s4.activity.statuses'] },
          always: [
            { guard: { type: 'isOfKind', params: { kind: 'claim' } }, target: 'claim' },
            { guard: { type: 'isOfKind', params: { kind: 'raffle' } }, target: 'claim' },
            { target: 'join' },
          ],
        },
        join: {
          description: 'The player can join: by a press, by signing in for the day, or by an application.',
          meta: { requirements: ['s4.activity.statuses', 's2.other.activity-application'] },
          on: {
            'player.joined': {
              guard: { type: 'isOfKind', params: { kind: 'join' } },
              target: '#activity-lifecycle.joined',
              actions: { type: 'setClosesIn', params: ({ event }) => ({ closesIn: event.closesIn }) },
            },
            'player.signed': [
              { guard: 'isLastSign', target: 'claim', actions: 'countSignIn' },
              {
                guard: { type: 'isOfKind', params: { kind: 'sign' } },
                target: 'signed',
                actions: ['countSignIn', { type: 'setDayLeft', params: ({ event }) => ({ dayLeft: event.dayLeft }) }],
              },
            ],
            'player.applied': {
              guard: { type: 'isOfKind', params: { kind: 'apply' } },
              target: '#activity-lifecycle.applying',
            },
          },
        },
        signed: {
          description: "Signed in for today; possible again from the site's next day on.",
          meta: { requirements: ['s4.activity.statuses', 'own.activity.sign'] },
          after: { dayEnds: 'join' },
        },
        claim: {
          description: 'The prize can be claimed.',
          meta: { requirements: ['s4.activity.statuses'] },
          on: { 'player.claimed': { target: '#activity-lifecycle.claimed', actions: 'givePrize' } },
        },
      },
    },
    joined: {
      description: 'The player takes part until it closes.',
      meta: { requirements: ['s4.activity.statuses', 'own.activity.reckoned'] },
      after: { closes: 'process.settling' },
    },
    applying: {
      description: 'The application is submitted: the player has its number, and it waits for an operator.',
      meta: { requirements: ['s4.activity.statuses', 's2.other.activity-application'] },
      entry: { type: 'notifyPlayer', params: { news: 'received' } },
      on: {
        'ops.reviewed': 'process',
        'ops.approved': 'issued',
        'ops.rejected': 'rejected',
      },
    },
    process: {
      description: 'An operator reviews it, or the results are being calculated.',
      meta: { requirements: ['s4.activity.statuses'] },
      initial: 'inReview',
      states: {
        inReview: {
          description: 'An operator reviews the application.',
          meta: { requirements: ['s4.activity.statuses', 's2.other.activity-application'] },
          entry: { type: 'notifyPlayer', params: { news: 'inReview' } },
          on: { 'ops.approved': '#activity-lifecycle.issued', 'ops.rejected': '#activity-lifecycle.rejected' },
        },
        settling: {
          description: 'Closed; ten minutes later all of its bets are added up.',
          meta: { requirements: ['own.activity.reckoned'] },
          after: { settled: 'reckoning' },
        },
        reckoning: {
          description: "Compares the player's progress with the conditions.",
          meta: { requirements: ['own.activity.reckoned'] },
          entry: 'computeRanks',
          on: {
            'reckoned.met': '#activity-lifecycle.issued',
            'reckoned.missed': {
              target: '#activity-lifecycle.close',
              actions: { type: 'notifyPlayer', params: { news: 'missed' } },
            },
          },
        },
      },
    },
    issued: {
      description: 'The prize waits in the reward centre for some days.',
      meta: { requirements: ['s4.activity.statuses'] },
      entry: ['issuePrize', { type: 'notifyPlayer', params: { news: 'issued' } }],
      on: { 'reward.claimed': 'claimed' },
      after: { claimDue: 'close' },
    },
    claimed: {
      description: 'The player has the prize.',
      meta: { requirements: ['s4.activity.statuses'] },
      tags: 'over',
      type: 'final',
    },
    rejected: {
      description: 'Rejected with a reason; another application can follow while it is open.',
      meta: { requirements: ['s4.activity.statuses'] },
      tags: 'over',
      type: 'final',
      entry: { type: 'notifyPlayer', params: { news: 'rejected' } },
    },
    close: {
      description: 'Closed without a prize for the player.',
      meta: { requirements: ['s4.activity.statuses'] },
      tags: 'over',
      type: 'final',
    },
  },
});
