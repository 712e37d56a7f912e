import { gamingLimitsDriver } from '../../drivers/money/gaming-limits.driver';
import { describePaths } from '../support/describe-paths';
import { limitsWith, openLimits } from '../support/open-limits';

describePaths({ flow: 'gaming-limits', driver: gamingLimitsDriver, ...limitsWith(), begin: openLimits });
