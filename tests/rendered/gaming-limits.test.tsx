import { gamingLimitsDriver } from '../drivers/gaming-limits.driver';
import { limitsWith, openLimits } from './support/open-limits';
import { tour } from './support/tour';

tour({ flow: 'gaming-limits', driver: gamingLimitsDriver, ...limitsWith(), begin: openLimits });
