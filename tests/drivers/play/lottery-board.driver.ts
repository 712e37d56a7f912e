import type { lotteryBoardMachine } from '../../../machines/play/lottery-board/lottery-board.machine';
import type { Driver, Gateway, Language, Screen } from '../../../src/atlas';
import { wordsOf } from '../../harness/words';
import { failureWords } from '../failure-words';

const loading = (screen: Screen) => screen.sees('status', 'page.loading');
const rejected = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));
const open = (screen: Screen) => screen.sees('combobox', 'lottery.play');
const awaited = (screen: Screen) => screen.sees('status', 'lottery.between');

/** The lottery's name in each language. */
const nameOf =
  ({ lottery }: { lottery: string }) =>
  (language: Language) =>
    wordsOf(language)(`lottery.name.${lottery}`);

/** No fixture has draws, because they depend on the clock. */
async function planned(gateway: Gateway): Promise<void> {
  for (const code of ['LF3D', 'lf3d-any-1']) await gateway.ops('games', 'maintenance', 'off', code);
  await gateway.ops('draws', 'plan', 'LF3D', '3');
}

/** Steps of a tester who opens a lottery, and watches draws close. */
export const lotteryBoardDriver = {
  events: {
    'lottery.selected': (screen, { lottery }, { chosen }) =>
      lottery === chosen.lottery ? 'itself' : screen.press(`lottery.name.${lottery}`),
    'retry.requested': (screen) => screen.press('security.retry'),
    'countdown.ticked': 'itself',
    'countdown.ended': 'itself',
    'rules.checked': 'itself',
  },
  states: {
    loading,
    failed: rejected,
    empty: (screen) => screen.sees('status', 'lottery.none.text'),
    lobby: (screen) => screen.sees('status', 'lottery.listed'),
    unknownLottery: (screen, { chosen }) => screen.sees('status', 'lottery.unknown.text', { name: chosen.lottery }),
    unknownPlay: (screen, { chosen }) => screen.sees('status', 'lottery.unknownPlay.text', { name: nameOf(chosen) }),
    maintenance: (screen, { chosen }) => screen.sees('status', 'lottery.maintenance.text', { name: nameOf(chosen) }),
    opening: loading,
    loadFailed: rejected,
    open,
    'open.routing': 'passes',
    'open.countingDown': (screen) => screen.sees('timer'),
    'open.countingDown.early': (screen) => screen.hides('status', 'lottery.near'),
    'open.countingDown.closingSoon': (screen) => screen.sees('status', 'lottery.near'),
    'open.closed': async (screen, { chosen }) => {
      await screen.sees('status', 'lottery.maintenance.text', { name: nameOf(chosen) });
      await screen.hides('timer');
    },
    'open.between': awaited,
    'open.loadingIssue': awaited,
  },
  outcomes: {
    loadLobby: { none: { cannot: 'Each page has lotteries of its own.' }, offline: (gateway) => gateway.cut() },
    loadRules: {
      'a draw is open': planned,
      'the next draw is open': planned,
      'under maintenance': (gateway, _, { chosen }) => gateway.ops('games', 'maintenance', 'on', chosen.lottery),
      'no issue is open': { fixture: 'visitor' },
      offline: (gateway) => gateway.cut(),
    },
    countdown: { failed: { cannot: 'It takes a fault in our own script.' } },
    order: {
      'another lottery': (_, screen) => screen.press('lottery.name.SSC'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    maintenanceCheck: { failed: { cannot: 'It takes a fault in our own script.' } },
    results: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { loadLobby: 'lotteryMenu', loadRules: 'lotteryRules, quietly', order: 'tester' },
} satisfies Driver<typeof lotteryBoardMachine>;
