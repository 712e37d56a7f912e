import { missionsDriver } from '../../tests/drivers/rewards/missions.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const missionsSteps = flowSteps('missions', missionsDriver, {
  openings: { 'the player has reached a mission': { fixture: 'activitiesOn', ...inCentre('missionLeaderboard') } },
  leads: { 'claim: given': null },
});
