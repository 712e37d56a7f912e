import { missionsDriver } from '../../tests/drivers/rewards/missions.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('missions', missionsDriver, {
  openings: { 'the player has reached a mission': { fixture: 'activitiesOn', ...inCentre('missionLeaderboard') } },
  leads: { 'claim: given': null },
});
