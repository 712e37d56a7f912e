import { loginDriver } from '../../drivers/identity/login.driver';
import { describePaths } from '../harness/describe-paths';
import { loginWith } from '../harness/open-login';
import { openPlace } from '../harness/open-place';

describePaths({
  flow: 'login',
  driver: loginDriver,
  ...loginWith(),
  begin: (page, input) => openPlace(page, 'login', Object(input)),
});
