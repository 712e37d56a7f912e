import { contractsDriver } from '../../drivers/agents/contracts.driver';
import { describePaths } from '../harness/describe-paths';
import { contractsWith, openContracts } from '../harness/open-contracts';

describePaths({
  flow: 'contracts',
  driver: contractsDriver,
  ...contractsWith(),
  begin: openContracts,
});
