import type { lotteryChaseMachine } from '../../../machines/play/lottery-chase/lottery-chase.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const NO_WAY: OutcomeSetup = { cannot: 'The gateway would have to change its rules while the page is open.' };
/** A limit is set on another page, by a journey of its own. */
const OTHER_PAGE: OutcomeSetup = { cannot: 'The limit is set on another page: journeys/money/play-limits.test.ts.' };
async function planned(gateway: Gateway): Promise<void> {
  await gateway.ops('games', 'maintenance', 'off', 'LF3D');
  await gateway.ops('draws', 'plan', 'LF3D', '9');
}
/** Issues of a test close within ten minutes. */
const closed = (gateway: Gateway) => gateway.ops('clock', '+11m');
const editing = (screen: Screen) => screen.reads('lottery.chase.held.text');

/** Steps of a tester who bets one slip on several draws. The held amount is calculated immediately. */
export const lotteryChaseDriver = {
  events: {
    'shape.changed': (screen, { changes: { draws, doubles } }) => {
      if (draws !== undefined) return screen.fill('lottery.chase.another', `${draws}`);
      return doubles ? screen.press('lottery.chase.double') : screen.fill('lottery.chase.first', '');
    },
    'multiple.changed': (screen, { multiple }, { plan }) =>
      plan ? screen.fill('lottery.chase.multiple.next', `${multiple}`) : 'itself',
    'stop.changed': (screen, { stopAfterWin }, { stopAfterWin: before }) =>
      stopAfterWin === before ? 'itself' : screen.tick('lottery.chase.stop', stopAfterWin),
    'rules.changed': 'itself',
    'chase.confirmed': (screen, _, { failure }) =>
      screen.press(failure ? 'lottery.chase.again' : 'lottery.chase.place'),
    'plan.renewed': (screen) => screen.press('lottery.chase.renew'),
    'retry.requested': (screen) => screen.press('security.retry'),
    'chase.cancelled': (screen, _, { placed, plan, failure }) => {
      if (placed) return screen.press('lottery.again');
      return screen.press(failure && !plan ? 'security.back' : 'lottery.chase.back');
    },
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    editing,
    'editing.planning': editing,
    'editing.planned': async (screen) => {
      await screen.sees('textbox', 'lottery.chase.multiple.next');
      await screen.hides('alert');
    },
    'editing.notPlaced': (screen) => screen.sees('alert', 'lottery.chase.problem.multiple'),
    'editing.outdated': (screen) => screen.sees('alert', 'lottery.outdated'),
    placing: (screen) => screen.busy('lottery.chase.place'),
    notPlaced: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    late: (screen) => screen.sees('alert', 'lottery.chase.late'),
    repriced: (screen) => screen.sees('alert', 'lottery.chase.repriced'),
    limited: async (screen) => {
      await screen.sees('alert', 'lottery.chase.limited');
      await screen.sees('button', 'playerLimit.see');
    },
    placed: (screen) => screen.sees('status', 'lottery.chase.placed'),
    left: (screen) => screen.hides('heading', 'lottery.chase.title'),
  },
  outcomes: {
    loadDraws: {
      'draws are open': planned,
      'under maintenance': (gateway) => gateway.ops('games', 'maintenance', 'on', 'LF3D'),
      offline: (gateway) => gateway.cut(),
    },
    plan: {
      outdated: NO_WAY,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    placeChase: {
      placed: { fixture: 'member', does: planned },
      'too late': closed,
      'the price has changed': NO_WAY,
      'a limit forbids it': OTHER_PAGE,
      'too little is there': { fixture: 'memberSpent', does: planned },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { loadDraws: 'lotteryRules', placeChase: 'placeLotteryChase' },
} satisfies Driver<typeof lotteryChaseMachine>;
