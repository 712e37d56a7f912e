import { securityCentreDriver } from '../../drivers/identity/security-centre.driver';
import { describePaths } from '../harness/describe-paths';
import { openSecurity, securityWith } from '../harness/open-security';

describePaths({ flow: 'security-centre', driver: securityCentreDriver, ...securityWith(), begin: openSecurity });
