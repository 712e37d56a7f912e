import { playerLimitDriver } from '../../tests/drivers/money/player-limit.driver';
import { inCentre } from '../harness/centre';
import { answersOne } from '../harness/limits';
import { flowSteps, ticks } from '../harness/row';

export const playerLimitSteps = flowSteps('player-limit', playerLimitDriver, {
  openings: {
    'the limit of deposits of a week is opened': {
      input: 'deposits of a week',
      fixture: 'member',
      ...inCentre('limits', {
        async enter(tester) {
          await answersOne(tester);
          await tester.screen.press('limits.choose.deposit.week');
        },
      }),
    },
  },
  causes: {
    'countdown.ticked': ticks,
    'countdown.ended': (tester) => tester.waits(6 * 60),
  },
});
