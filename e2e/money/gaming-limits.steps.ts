import { gamingLimitsDriver } from '../../tests/drivers/money/gaming-limits.driver';
import { inCentre } from '../harness/centre';
import { answersOne } from '../harness/limits';
import { flowSteps } from '../harness/row';

/** Changes are made where no limit is set, because others have different forms. */
const CHANGES = ['changed', 'taken', 'excluded'];

export const gamingLimitsSteps = flowSteps('gaming-limits', gamingLimitsDriver, {
  openings: { 'nothing is set': { fixture: 'member', ...inCentre('limits') } },
  never({ sample }, { environment, context }) {
    // The tester types an amount; rendered/money/player-limit-kinds.test.tsx covers hours and minutes.
    if (sample?.of === 'playerLimit' && sample.class === 'changed' && Object(context).selected.kind === 'time')
      return true;
    return CHANGES.includes(sample?.class ?? '') && environment.fixture !== 'member';
  },
  async prepare(tester, { sample }) {
    // The part loads the limit itself.
    if (sample?.of === 'playerLimit' && sample.class === 'changed') void answersOne(tester);
  },
});
