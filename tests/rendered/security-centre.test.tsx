import { securityCentreDriver } from '../drivers/security-centre.driver';
import { centreWith, openCentre } from './support/open-centre';
import { childOf } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'security-centre',
  driver: securityCentreDriver,
  children: () => centreWith({}),
  begin: async (page) => childOf(await openCentre(page), 'securityCentre'),
});
