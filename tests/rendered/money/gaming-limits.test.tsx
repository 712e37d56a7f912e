import { gamingLimitsDriver } from '../../drivers/money/gaming-limits.driver';
import { describePaths } from '../harness/describe-paths';
import { limitsWith, openLimits } from '../harness/open-limits';

describePaths({ flow: 'gaming-limits', driver: gamingLimitsDriver, ...limitsWith(), begin: openLimits });
