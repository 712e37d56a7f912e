import { contractOfferMachine } from '../../../machines/agents/contract-offer/contract-offer.machine';
import { contractOfferDriver } from '../../drivers/agents/contract-offer.driver';
import { describePaths } from '../harness/describe-paths';
import { contractsWith, openOver } from '../harness/open-contracts';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'contract-offer',
  driver: contractOfferDriver,
  ...contractsWith({ contractOffer: held(contractOfferMachine) }),
  begin: openOver('contractOffer', (input) => ({ type: 'offer.requested', ...Object(input), kinds: ['dividend'] })),
  // More tiers, more fields.
  predictable: ({ draft: _, ...context }) => context,
});
