import { rules } from '../../machines/play/lottery-order/lottery-order.samples';
import { SETTINGS } from '../../src/contract';
import { lotteryOrderDriver } from '../../tests/drivers/play/lottery-order.driver';
import { choosesAllByHand, choosesNumbers, isNearDraw, passesClose, plansByHand } from '../harness/lottery';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const opens = (play: string) => {
  const open = async (tester: Tester) => {
    await isNearDraw(tester.gateway, 'member', 'LF3D');
    await tester.isLoggedIn('player');
    await tester.opens(`/lottery?gameCode=LF3D${play}`);
    await tester.screen.sees('combobox', 'lottery.play');
  };
  return { as: 'player', fixture: 'member', isFresh: true, open, again: open };
};

/** Starts maintenance of the lottery, which the page notices at its next check. */
async function beginsMaintenance(tester: Tester) {
  await tester.gateway.ops('games', 'maintenance', 'on', 'LF3D');
  await tester.waits(SETTINGS.lotteryMaintenanceCheckMs / 1_000 + 1);
}

/** First open issue in the samples. */
const FIRST = rules.issues[0]?.issue;

/** A newly selected lottery opens its own bet immediately. */
const goesOn: typeof lotteryOrderDriver = {
  ...lotteryOrderDriver,
  states: { ...lotteryOrderDriver.states, left: (screen) => screen.sees('heading', 'lottery.name.LFP5') },
};

const openByHand = async (tester: Tester) => {
  await plansByHand(tester);
  await tester.isLoggedIn('player');
  await tester.opens('/lottery?gameCode=LF3D&playType=any-1');
  await tester.screen.sees('combobox', 'lottery.play');
};

export const lotteryOrderSteps = flowSteps(
  'lottery-order',
  goesOn,
  {
    openings: {
      'a lottery is opened': { input: 'the first play', ...opens('') },
      'a link to a play': { input: 'a play of a link', ...opens('&playType=any-1') },
    },
    prepare: async (tester, { event }) => (event.type === 'draft.changed' ? choosesNumbers(tester) : undefined),
    never({ event, sample }, { value, context }) {
      const { draft, issue, rules: known } = Object(context);
      const [next] = known.issues;
      // Maintenance ends a path, because it lasts until the next one starts.
      if (known.closedPlays.length > 0) return true;
      // Numbers are selected with the multiple.
      const isChosen = draft.multiple === 5;
      // A second line has a test of its own, because the slip of a path has one.
      if (event.type === 'line.added' || event.type === 'line.removed') return true;
      if (sample?.of === 'price') return sample.class !== (isChosen ? 'priced' : 'incomplete');
      if (event.type === 'play.selected') return isChosen;
      // Without a draw that takes bets there is no button.
      if (['order.requested', 'chase.requested', 'next.accepted'].includes(event.type)) return next === undefined;
      // An issue closes once per path, and no time passes in the page while a request is held.
      const isFirst = issue?.issue === FIRST;
      if (event.type === 'rules.changed' && event.rules.closedPlays.length > 0)
        return !isFirst || value !== 'reviewing';
      if (event.type === 'rules.changed')
        return value === 'placing' || next?.issue !== FIRST || event.rules.issues[0]?.issue === FIRST;
      if (sample?.class === 'too late for all') return next !== undefined;
      if (sample?.class === 'too late') return !isFirst || next === undefined;
      return sample?.of === 'placement' && (!isFirst || next?.issue !== FIRST);
    },
    causes: {
      'rules.changed': (tester, { rules: changed }) =>
        changed.closedPlays.length > 0 ? beginsMaintenance(tester) : passesClose(tester, changed),
    },
    tolerates: [['placeLotteryOrder', 409]],
  },
  {
    byHand: {
      openings: { 'a link to a play': { open: openByHand } },
      // The link has chosen the play, which has one field; its draws close at the times of their schedule.
      never: ({ event, sample }) => event.type === 'play.selected' || sample?.class.startsWith('too late') === true,
      prepare: async (tester, { event }) => (event.type === 'draft.changed' ? choosesAllByHand(tester) : undefined),
    },
  },
);
