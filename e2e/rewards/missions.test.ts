import { missionsDriver } from '../../tests/drivers/rewards/missions.driver';
import { inCentre } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('missions', missionsDriver, {
  openings: { 'the player has reached a mission': { fixture: 'activitiesOn', ...inCentre('missionLeaderboard') } },
  leads: { 'claim: given': null },
});
