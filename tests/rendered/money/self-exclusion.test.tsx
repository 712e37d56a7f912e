import { selfExclusionMachine } from '../../../machines/money/self-exclusion/self-exclusion.machine';
import { selfExclusionDriver } from '../../drivers/money/self-exclusion.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { limitsWith, openLimitsPart } from '../support/open-limits';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'self-exclusion',
  driver: selfExclusionDriver,
  ...limitsWith({ selfExclusion: held(selfExclusionMachine, { exclusionForm: form }) }),
  begin: (page, input) =>
    openLimitsPart(page, { type: 'exclusion.chosen' }, 'selfExclusion', { excludedUntil: Object(input).until }),
});
