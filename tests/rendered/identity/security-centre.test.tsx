import { securityCentreDriver } from '../../drivers/identity/security-centre.driver';
import { describePaths } from '../support/describe-paths';
import { openSecurity, securityWith } from '../support/open-security';

describePaths({ flow: 'security-centre', driver: securityCentreDriver, ...securityWith(), begin: openSecurity });
