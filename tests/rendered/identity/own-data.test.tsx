import { ownDataMachine } from '../../../machines/identity/own-data/own-data.machine';
import { ownDataDriver } from '../../drivers/identity/own-data.driver';
import { describePaths } from '../harness/describe-paths';
import { openPart, securityWith } from '../harness/open-security';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'own-data',
  driver: ownDataDriver,
  ...securityWith({ ownData: held(ownDataMachine, { form }) }),
  begin: (page) => openPart(page, { type: 'ownData.selected' }, 'ownData'),
});
