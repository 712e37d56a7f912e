import { LOTTERIES } from '../../src/lottery';
import { lotteryChasesDriver } from '../../tests/drivers/play/lottery-chases.driver';
import { choosesAllByHand, isNearDraw, issuesOf, plansByHand } from '../harness/lottery';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';
import { clientAt } from '../harness/wire';

/** The player has a chase of three draws. */
async function chases({ gateway }: Tester) {
  const player = clientAt(gateway);
  await player.isIn('player');
  const { rulesVersion, priceVersion } = LOTTERIES.LF3D;
  const issues = (await issuesOf(gateway, 'LF3D')).slice(0, 3).map(({ number: issue }) => ({ issue, multiple: 1 }));
  const lines = [{ play: 'direct-3', selection: '1|2|3', unit: 'yuan', multiple: 1, group: 1960 }] as const;
  const chaseRequest = {
    lottery: 'LF3D',
    rulesVersion,
    priceVersion,
    stake: '6.00',
    lines: [...lines],
    issues,
    stopAfterWin: true,
  };
  await player.client.placeLotteryChase(chaseRequest, { idempotencyKey: crypto.randomUUID() });
}

async function open(tester: Tester) {
  await isNearDraw(tester.gateway, 'member', 'LF3D');
  await tester.isLoggedIn('player');
  await chases(tester);
  await tester.opens('/?dialog=chases');
  await tester.screen.sees('button', 'lottery.chases.end');
}

async function openByHand(tester: Tester) {
  const { screen } = tester;
  await plansByHand(tester, '9');
  await tester.isLoggedIn('player');
  await tester.opens('/lottery?gameCode=LF3D&playType=any-1');
  await choosesAllByHand(tester);
  await screen.press('lottery.chase');
  await screen.press('lottery.chase.place');
  await screen.sees('status', 'lottery.chase.placed');
  await tester.opens('/?dialog=chases');
  await screen.sees('button', 'lottery.chases.end');
}

export const lotteryChasesSteps = flowSteps(
  'lottery-chases',
  lotteryChasesDriver,
  {
    openings: { 'a chase runs': { fixture: 'member', as: 'player', isFresh: true, open, again: open } },
    // An ended chase holds nothing, and is not listed any more.
    leads: { 'endChases: ended': null },
  },
  { byHand: { openings: { 'a chase runs': { open: openByHand } } } },
);
