import { lotteryResultsDriver } from '../../tests/drivers/play/lottery-results.driver';
import { quietly } from '../harness/edge';
import { isNearDraw, issuesOf, plansByHand } from '../harness/lottery';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const DRAWN = 'draws with a void and a corrected one';
/** Polling interval of the page in s. */
const EVERY = 15;

/** A void draw needs a displayed one; without any, nothing has been drawn yet. */
const opens = (isDrawn: boolean) => async (tester: Tester) => {
  await isNearDraw(tester.gateway, 'visitor', 'LF3D');
  const last = (await issuesOf(tester.gateway, 'LF3D')).at(-1);
  if (isDrawn && last) await tester.gateway.ops('draws', 'void', 'LF3D', last.number);
  await tester.opens('/lottery?gameCode=LF3D');
};

const openByHand = async (tester: Tester) => {
  await plansByHand(tester);
  await tester.opens('/lottery?gameCode=LF3D');
};

export const lotteryResultsSteps = flowSteps(
  'lottery-results',
  lotteryResultsDriver,
  {
    openings: {
      'a lottery that was drawn': { input: 'of a lottery', fixture: 'visitor', face: DRAWN, open: opens(true) },
      'a lottery before its first draw': {
        input: 'of a lottery',
        fixture: 'visitor',
        face: 'none',
        open: opens(false),
      },
    },
    never: ({ sample }, { environment }) =>
      sample?.of === 'loadResults' && sample.class !== 'offline' && sample.class !== environment.face,
    causes: {
      async 'results.outdated'(tester) {
        const call = quietly('openedNumbers');
        const before = tester.edge.count(call);
        await tester.waits(EVERY);
        await tester.edge.countsMore(call, before);
      },
    },
  },
  {
    byHand: {
      openings: { 'a lottery before its first draw': { open: openByHand } },
      causes: { 'results.outdated': (tester) => tester.waits(EVERY) },
    },
  },
);
