import { contractOfferMachine } from '../../../machines/agents/contract-offer/contract-offer.machine';
import { contractOfferDriver } from '../../drivers/agents/contract-offer.driver';
import { describePaths } from '../harness/describe-paths';
import { form } from '../harness/neighbours';
import { contractsWith, openOver } from '../harness/open-contracts';
import { held } from '../harness/stand-ins';

describePaths({
  flow: 'contract-offer',
  driver: contractOfferDriver,
  ...contractsWith({ contractOffer: held(contractOfferMachine, { offerForm: form }) }),
  begin: openOver('contractOffer', (input) => ({ type: 'offer.requested', ...Object(input), kinds: ['dividend'] })),
});
