import { contractsDriver } from '../../drivers/agents/contracts.driver';
import { describePaths } from '../support/describe-paths';
import { contractsWith, openContracts } from '../support/open-contracts';

describePaths({
  flow: 'contracts',
  driver: contractsDriver,
  ...contractsWith(),
  begin: openContracts,
});
