import { selfExclusionMachine } from '../../../machines/money/self-exclusion/self-exclusion.machine';
import { selfExclusionDriver } from '../../drivers/money/self-exclusion.driver';
import { describePaths } from '../harness/describe-paths';
import { limitsWith, openLimitsPart } from '../harness/open-limits';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'self-exclusion',
  driver: selfExclusionDriver,
  ...limitsWith({ selfExclusion: held(selfExclusionMachine, { exclusionForm: form }) }),
  begin: (page, input) =>
    openLimitsPart(page, { type: 'exclusion.selected' }, 'selfExclusion', { excludedUntil: Object(input).until }),
});
