import { profileDriver } from '../../tests/drivers/identity/profile.driver';
import { opensProfile } from '../support/profile';
import { describePaths } from '../support/row';

describePaths('profile', profileDriver, {
  openings: { 'a member opens it': { fixture: 'member', as: 'player', open: opensProfile } },
});
