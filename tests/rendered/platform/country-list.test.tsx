import { countryListMachine } from '../../../machines/platform/country-list/country-list.machine';
import { countryListDriver } from '../../drivers/platform/country-list.driver';
import { describePaths } from '../harness/describe-paths';
import { visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'country-list',
  driver: countryListDriver,
  children: { ...visitor, countryList: held(countryListMachine) },
  begin: ({ portal }) => childOf(portal, 'countryList'),
});
