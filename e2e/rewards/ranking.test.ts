import { rankingDriver } from '../../tests/drivers/rewards/ranking.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('ranking', rankingDriver, {
  openings: { 'the player looks at the leaderboard': { fixture: 'activitiesOn', ...inCentre('ranking') } },
  // Who is hidden can be shown, and not hidden once more.
  leads: { 'choose: kept': null },
});
