import { bonusDetailsDriver } from '../../tests/drivers/rewards/bonus-details.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const bonusDetailsSteps = flowSteps('bonus-details', bonusDetailsDriver, {
  openings: { 'the player has a bonus': { fixture: 'memberWithBonus', ...inCentre('bonusDetails') } },
  leads: { 'giveUp: bonus forfeited': null },
});
