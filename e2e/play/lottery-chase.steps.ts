import { lotteryChaseDriver } from '../../tests/drivers/play/lottery-chase.driver';
import { choosesAllByHand, choosesNumbers, isNearDraw, plansByHand } from '../harness/lottery';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** More draws than a chase starts with take bets. */
async function plans({ gateway }: Tester): Promise<void> {
  await gateway.ops('games', 'maintenance', 'off', 'LF3D');
  await gateway.ops('draws', 'plan', 'LF3D', '9');
}

async function again(tester: Tester) {
  await choosesNumbers(tester);
  await tester.screen.press('lottery.chase');
}

async function open(tester: Tester) {
  await isNearDraw(tester.gateway, 'member', 'LF3D');
  await plans(tester);
  await tester.isLoggedIn('player');
  await tester.opens('/lottery?gameCode=LF3D');
  await tester.screen.sees('combobox', 'lottery.play');
  await again(tester);
}

async function openByHand(tester: Tester) {
  await plansByHand(tester, '9');
  await tester.isLoggedIn('player');
  await tester.opens('/lottery?gameCode=LF3D&playType=any-1');
  await choosesAllByHand(tester);
  await tester.screen.press('lottery.chase');
}

export const lotteryChaseSteps = flowSteps(
  'lottery-chase',
  lotteryChaseDriver,
  {
    openings: {
      'a slip for several draws': {
        input: 'one line',
        fixture: 'member',
        as: 'player',
        isFresh: true,
        open,
        again: open,
      },
    },
    never({ event, sample }, { context }) {
      if (sample?.of === 'plan') return sample.class !== (Object(context).first === 0 ? 'no multiple' : 'planned');
      // The paths of an order cover it, because a draw closes once per path.
      return event.type === 'rules.changed';
    },
    leads: { 'placeChase: too late': null },
    tolerates: [['placeLotteryChase', 409]],
  },
  {
    byHand: {
      openings: { 'a slip for several draws': { open: openByHand } },
      // The draws close at the times of their schedule; a maintenance closes the form that a chase starts from.
      never: ({ sample }) => sample?.class === 'too late' || sample?.class === 'under maintenance',
    },
  },
);
