import { contractOfferMachine } from '../../../machines/agents/contract-offer/contract-offer.machine';
import { contractOfferDriver } from '../../drivers/agents/contract-offer.driver';
import { describePaths } from '../harness/describe-paths';
import { contractsWith, openOver } from '../harness/open-contracts';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'contract-offer',
  driver: contractOfferDriver,
  ...contractsWith({ contractOffer: held(contractOfferMachine, { offerForm: form }) }),
  begin: openOver('contractOffer', (input) => ({ type: 'offer.requested', ...Object(input), kinds: ['dividend'] })),
});
