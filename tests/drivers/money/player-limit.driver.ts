import type { playerLimitMachine } from '../../../machines/money/player-limit/player-limit.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const seesPendingChange = (screen: Screen) => screen.sees('button', 'playerLimit.drop');

/** Types a limit lower than any before. */
export const typesLimit = async (screen: Screen, limit = '900') => {
  await screen.fill('playerLimit.amount', limit);
  await screen.press('playerLimit.submit');
};

/** Steps of a tester who sets a deposit limit or requests a higher one. */
export const playerLimitDriver = {
  events: {
    'limit.requested': (screen) => screen.press('playerLimit.another'),
    'raise.confirmed': (screen) => screen.press('playerLimit.confirm'),
    'raise.dropped': (screen) => screen.press('playerLimit.drop'),
    'countdown.ticked': 'itself',
    'countdown.ended': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'playerLimit.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    routing: 'passes',
    editing: (screen) => screen.sees('form', 'playerLimit.form'),
    raisePending: seesPendingChange,
    'raisePending.waiting': async (screen) => {
      await screen.sees('timer');
      await screen.hides('button', 'playerLimit.confirm');
    },
    'raisePending.due': async (screen) => {
      await screen.sees('status', 'playerLimit.due');
      await screen.sees('button', 'playerLimit.confirm');
    },
    confirming: (screen) => screen.busy('playerLimit.confirm'),
    dropping: (screen) => screen.busy('playerLimit.drop'),
    ended: async (screen) => {
      await screen.hides('form', 'playerLimit.form');
      await screen.hides('button', 'playerLimit.drop');
    },
  },
  outcomes: {
    loadLimit: {
      'none is set': { fixture: 'member' },
      'one is set': { fixture: 'weeklyLimit' },
      'a higher one waits': { fixture: 'weeklyLimitRaised' },
      'its end is asked for': { fixture: 'weeklyLimitEnding' },
      offline: (gateway) => gateway.cut(),
    },
    limitForm: { sent: (_, screen) => typesLimit(screen), left, failed: broken },
    countdown: { failed: broken },
    confirmRaise: { offline: (gateway) => gateway.cut() },
    dropRaise: { offline: (gateway) => gateway.cut() },
  },
  endings: {
    loadLimit: 'gamingLimits',
    confirmRaise: 'confirmDepositLimit',
    dropRaise: 'setDepositLimit',
    limitForm: 'tester',
  },
} satisfies Driver<typeof playerLimitMachine>;
