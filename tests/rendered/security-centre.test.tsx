import { securityCentreDriver } from '../drivers/security-centre.driver';
import { centreWith, openCentrePage } from './support/open-centre';
import { tour } from './support/tour';

tour({
  flow: 'security-centre',
  driver: securityCentreDriver,
  children: () => centreWith({}),
  begin: (page) => openCentrePage(page, 'securityCenter', 'securityCentre'),
});
