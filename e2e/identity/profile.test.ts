import { profileDriver } from '../../tests/drivers/identity/profile.driver';
import { opensProfile } from '../harness/profile';
import { describePaths } from '../harness/row';

describePaths('profile', profileDriver, {
  openings: { 'a member opens it': { fixture: 'member', as: 'player', open: opensProfile } },
});
