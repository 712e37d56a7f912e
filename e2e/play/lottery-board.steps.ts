import { rules as known } from '../../machines/play/lottery-order/lottery-order.samples';
import { SETTINGS } from '../../src/contract';
import { lotteryBoardDriver } from '../../tests/drivers/play/lottery-board.driver';
import { isNearDraw, passesOver, plansByHand, reachesClose, waitsForClose } from '../harness/lottery';
import { flowSteps, ticks } from '../harness/row';
import type { Tester } from '../harness/tester';

const opens = (address: string) => async (tester: Tester) => {
  await isNearDraw(tester.gateway, 'visitor', 'LF3D');
  await tester.opens(address);
};
/** Seconds within which a page checks whether its lottery is under maintenance. */
const CHECK = SETTINGS.lotteryMaintenanceCheckMs / 1_000 + 1;
/** First open issue in the samples. */
const FIRST = known.issues[0]?.issue;
/** Fast lotteries are drawn each minute, before a path is over, so no issue of them is created. */
const isFast = ({ lottery }: { lottery: string }) => lottery !== 'LF3D';

/** Each opening's class of samples and address. */
const OPENINGS = {
  'the lotteries of an area': { face: 'the first', address: '/lottery' },
  'a link to a lottery': { face: 'one of a link', address: '/lottery?gameCode=LF3D&playType=any-1' },
  'a link to the list': { face: 'listed', address: '/lottery?view=lobby&backUrl=/promotions' },
  'a link to an unknown lottery': {
    face: 'an unknown one of a link',
    address: '/lottery?gameCode=SSC9&playType=direct-5',
  },
  'a link to an unknown play': {
    face: 'an unknown play of a link',
    address: '/lottery?gameCode=LF3D&playType=standard',
  },
};
const opensByHand = (address: string) => ({
  async open(tester: Tester) {
    await plansByHand(tester);
    await tester.opens(address);
  },
});

export const lotteryBoardSteps = flowSteps(
  'lottery-board',
  lotteryBoardDriver,
  {
    openings: Object.fromEntries(
      Object.entries(OPENINGS).map(([name, { face, address }]) => [
        name,
        { fixture: 'visitor', face, open: opens(address) },
      ]),
    ),
    never({ event, sample }, { value, context, environment }) {
      const { chosen } = Object(context);
      if (sample?.of === 'loadLobby' && sample.class !== 'offline')
        return sample.class !== `lotteries, ${environment.face}`;
      if (sample?.of === 'loadRules') return isFast(chosen) && sample.class.endsWith('draw is open');
      // An open lottery is not opened again.
      if (sample?.of === 'order') return isFast(chosen);
      if (event.type === 'rules.checked') {
        // A draw that is near closes before the next check; one that closes during maintenance changes nothing on the
        // board itself.
        const isNear = Object(value).open?.countingDown === 'closingSoon';
        return isFast(chosen) || isNear || event.rules.issues[0]?.issue !== FIRST;
      }
      return event.type === 'lottery.selected' && !isFast(chosen);
    },
    // Reopened, a lottery whose draw was about to close is between two draws for a moment.
    prepare: async ({ gateway }, { sample }) =>
      sample?.of === 'loadRules' && sample.class.endsWith('draw is open') ? passesOver(gateway, 'LF3D') : undefined,
    causes: {
      'countdown.ticked': (tester, { secondsLeft }) =>
        secondsLeft > 15 ? ticks(tester) : waitsForClose(tester, 'LF3D', secondsLeft),
      'rules.checked': async (tester, { rules }) => {
        const { plays, closedPlays } = rules;
        await tester.gateway.ops('games', 'maintenance', closedPlays.length === plays.length ? 'on' : 'off', 'LF3D');
        await tester.gateway.ops('games', 'maintenance', closedPlays.length === 1 ? 'on' : 'off', 'lf3d-any-1');
        await tester.waits(CHECK);
      },
      'countdown.ended': (tester) => reachesClose(tester, 'LF3D'),
    },
  },
  {
    byHand: {
      openings: Object.fromEntries(Object.entries(OPENINGS).map(([name, { address }]) => [name, opensByHand(address)])),
    },
  },
);
