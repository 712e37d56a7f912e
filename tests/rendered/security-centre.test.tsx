import { securityCentreDriver } from '../drivers/security-centre.driver';
import { openSecurity, securityWith } from './support/open-security';
import { tour } from './support/tour';

tour({ flow: 'security-centre', driver: securityCentreDriver, ...securityWith(), begin: openSecurity });
