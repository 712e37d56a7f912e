import { profileDriver } from '../../tests/drivers/identity/profile.driver';
import { opensProfile } from '../harness/profile';
import { flowSteps } from '../harness/row';

export const profileSteps = flowSteps('profile', profileDriver, {
  openings: { 'a member opens it': { fixture: 'member', as: 'player', open: opensProfile } },
});
