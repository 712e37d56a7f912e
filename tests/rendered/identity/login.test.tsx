import { loginDriver } from '../../drivers/identity/login.driver';
import { describePaths } from '../support/describe-paths';
import { loginWith } from '../support/open-login';
import { openPlace } from '../support/open-place';

describePaths({
  flow: 'login',
  driver: loginDriver,
  ...loginWith(),
  begin: (page, input) => openPlace(page, 'login', Object(input)),
});
