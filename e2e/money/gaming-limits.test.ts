import { gamingLimitsDriver } from '../../tests/drivers/money/gaming-limits.driver';
import { inCentre } from '../harness/centre';
import { answersOne } from '../harness/limits';
import { describePaths } from '../harness/row';

/** What is changed where nothing is set: else it is not asked in the same way. */
const CHANGES = ['changed', 'taken', 'excluded'];

describePaths('gaming-limits', gamingLimitsDriver, {
  openings: { 'nothing is set': { fixture: 'member', ...inCentre('limits') } },
  never: ({ sample }, { world }) => CHANGES.includes(sample?.class ?? '') && world.fixture !== 'member',
  async prepare(tester, { sample }) {
    // The part reads for itself how the limit stands.
    if (sample?.of === 'depositLimit' && sample.class === 'changed') void answersOne(tester);
  },
});
