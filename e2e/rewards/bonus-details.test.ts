import { bonusDetailsDriver } from '../../tests/drivers/rewards/bonus-details.driver';
import { inCentre } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('bonus-details', bonusDetailsDriver, {
  openings: { 'the player has a bonus': { fixture: 'memberWithBonus', ...inCentre('bonusDetails') } },
  leads: { 'giveUp: given up': null },
});
