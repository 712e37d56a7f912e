import { loginDriver } from '../drivers/login.driver';
import { loginWith } from './support/open-login';
import { openPlace } from './support/open-place';
import { tour } from './support/tour';

tour({
  flow: 'login',
  driver: loginDriver,
  ...loginWith(),
  begin: (page, input) => openPlace(page, 'login', Object(input)),
});
