import { bonusDetailsDriver } from '../../tests/drivers/rewards/bonus-details.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('bonus-details', bonusDetailsDriver, {
  openings: { 'the player has a bonus': { fixture: 'memberWithBonus', ...inCentre('bonusDetails') } },
  leads: { 'giveUp: given up': null },
});
