import { rules } from '../../machines/play/lottery-order/lottery-order.samples';
import { lotteryPlacementDriver } from '../../tests/drivers/play/lottery-placement.driver';
import { choosesAllByHand, choosesNumbers, isNearDraw, passesClose, plansByHand } from '../harness/lottery';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

async function places({ screen }: Tester) {
  await screen.press('lottery.look');
  await screen.press('lottery.place');
}

async function open(tester: Tester) {
  await isNearDraw(tester.gateway, 'member', 'LF3D');
  await tester.isLoggedIn('player');
  await tester.opens('/lottery?gameCode=LF3D');
  await tester.screen.sees('combobox', 'lottery.play');
  await choosesNumbers(tester);
  await places(tester);
}

async function openByHand(tester: Tester) {
  await plansByHand(tester);
  await tester.isLoggedIn('player');
  await tester.opens('/lottery?gameCode=LF3D&playType=any-1');
  await choosesAllByHand(tester);
  await places(tester);
}

/** First open issue in the samples. */
const FIRST = rules.issues[0]?.issue;

/** A newly selected lottery opens its own bet immediately. */
const goesOn: typeof lotteryPlacementDriver = {
  ...lotteryPlacementDriver,
  states: {
    ...lotteryPlacementDriver.states,
    ended: (screen, context) =>
      context.end.kind === 'elsewhere'
        ? screen.sees('heading', 'lottery.name.LFP5')
        : lotteryPlacementDriver.states.ended(screen, context),
  },
};

export const lotteryPlacementSteps = flowSteps(
  'lottery-placement',
  goesOn,
  {
    openings: {
      'a reviewed bet is placed': {
        input: 'one line',
        fixture: 'member',
        as: 'player',
        isFresh: true,
        open,
        again: open,
      },
    },
    never({ event, sample }, { value, context }) {
      const [next] = Object(context).rules.issues;
      // An issue closes once per path, and no time passes in the page while a request is held.
      if (event.type === 'rules.changed')
        return (
          ['placing', 'cancelling'].includes(String(value)) ||
          next?.issue !== FIRST ||
          event.rules.issues[0]?.issue === FIRST
        );
      if (sample?.class === 'too late') return next === undefined;
      return sample?.of === 'placeOrder' && sample.class !== 'offline' && next?.issue !== FIRST;
    },
    leads: { 'cancelOrder: too late': null },
    causes: { 'rules.changed': (tester, { rules: changed }) => passesClose(tester, changed) },
    tolerates: [['placeLotteryOrder', 409]],
  },
  {
    byHand: {
      openings: { 'a reviewed bet is placed': { open: openByHand } },
      // The draws close at the times of their schedule.
      never: ({ sample }) => sample?.class === 'too late',
    },
  },
);
