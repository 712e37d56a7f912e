import { rankingDriver } from '../../tests/drivers/rewards/ranking.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const rankingSteps = flowSteps('ranking', rankingDriver, {
  openings: { 'the player looks at the leaderboard': { fixture: 'activitiesOn', ...inCentre('ranking') } },
  // A hidden player can only be shown again.
  leads: { 'choose: kept': null },
});
