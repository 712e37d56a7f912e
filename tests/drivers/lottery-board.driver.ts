import type { lotteryBoardMachine } from '../../machines/lottery-board/lottery-board.machine';
import type { Driver, Gateway, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const loading = (screen: Screen) => screen.sees('status', 'page.loading');
const rejected = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
const open = (screen: Screen) => screen.sees('combobox', 'lottery.play');
const awaited = (screen: Screen) => screen.sees('status', 'lottery.between');

/** No fixture has draws: they are the clock's. */
const PLANNED = (gateway: Gateway) => gateway.ops('draws', 'plan', 'LF3D', '3');

/** How a tester opens a lottery, and sees one draw after the other close. */
export const lotteryBoardDriver = {
  events: {
    'lottery.chosen': (screen, { lottery }, { chosen }) =>
      lottery === chosen.lottery ? 'itself' : screen.press(`lottery.name.${lottery}`),
    'retry.requested': (screen) => screen.press('security.retry'),
    'countdown.ticked': 'itself',
    'countdown.ended': 'itself',
  },
  states: {
    loading,
    failed: rejected,
    empty: (screen) => screen.sees('status', 'lottery.none.text'),
    unknownLottery: (screen) => screen.sees('status', 'lottery.unknown.text'),
    unknownPlay: (screen) => screen.sees('status', 'lottery.unknownPlay.text'),
    maintenance: (screen) => screen.sees('status', 'lottery.maintenance.text'),
    opening: loading,
    unread: rejected,
    open,
    'open.routing': 'passes',
    'open.counting': (screen) => screen.sees('timer'),
    'open.counting.calm': (screen) => screen.hides('status', 'lottery.near'),
    'open.counting.near': (screen) => screen.sees('status', 'lottery.near'),
    'open.between': awaited,
    'open.turning': awaited,
  },
  outcomes: {
    loadLobby: { none: { cannot: 'Each page has lotteries of its own.' }, offline: (gateway) => gateway.cut() },
    loadRules: {
      'a draw is open': PLANNED,
      'the next draw is open': PLANNED,
      'under maintenance': (gateway) => gateway.ops('games', 'maintenance', 'on', 'LF3D'),
      'no issue is open': { fixture: 'visitor' },
      offline: (gateway) => gateway.cut(),
    },
    countdown: { failed: { cannot: 'It takes a fault in our own script.' } },
    order: {
      'another lottery': (_, screen) => screen.press('lottery.name.SSC'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    results: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { loadLobby: 'lotteryMenu', loadRules: 'lotteryRules, quietly', order: 'tester' },
} satisfies Driver<typeof lotteryBoardMachine>;
