import { contractOfferDriver } from '../../tests/drivers/agents/contract-offer.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const contractOfferSteps = flowSteps('contract-offer', contractOfferDriver, {
  openings: {
    'an agent with a dividend': {
      input: 'to a named downline',
      fixture: 'contractWaits',
      ...inCentre('agentDividendRecordCopy2', {
        as: 'agent2',
        centre: 'agentCentre',
        enter: async ({ screen }) => screen.press('contracts.offer'),
      }),
    },
    'an agent who looks at a downline': {
      input: 'to a viewed downline',
      fixture: 'contractWaits',
      ...inCentre('downlineManagmentView', {
        as: 'agent2',
        centre: 'agentCentre',
        enter: async ({ screen }) => {
          await screen.press('agentTeam.details');
          await screen.press('agentTeam.offer');
        },
      }),
    },
  },
  leads: { 'offerForm: sent': null },
  // An agreement that the upline lacks has no button, nor has a tier that cannot be added or removed.
  never({ event }, { context }) {
    const { tiers, kinds } = Object(context);
    if (event.type === 'kind.selected') return !kinds.includes(Object(event).kind);
    return (event.type === 'tier.removed' && tiers === 1) || (event.type === 'tier.added' && tiers === 8);
  },
});
