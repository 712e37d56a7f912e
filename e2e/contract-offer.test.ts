import { contractOfferDriver } from '../tests/drivers/contract-offer.driver';
import { inCentre } from './support/centre';
import { describePaths } from './support/row';

describePaths('contract-offer', contractOfferDriver, {
  openings: {
    'an agent with a dividend': {
      input: 'to somebody',
      fixture: 'contractWaits',
      ...inCentre('agentDividendRecordCopy2', {
        as: 'agent2',
        centre: 'agentCentre',
        enter: async ({ screen }) => screen.press('contracts.offer'),
      }),
    },
    'an agent who looks at a downline': {
      input: 'to a downline who is looked at',
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
  only: { 'send: offered': ['contractWaits'] },
  leads: { 'send: offered': 'contractOffered' },
  // Where there is no room, or nothing to take away, there is no button.
  never: ({ event }, { context: { tiers } }) =>
    (event.type === 'tier.removed' && tiers === 1) || (event.type === 'tier.added' && tiers === 8),
  tolerates: [
    ['offerContract', 409],
    ['offerContract', 404],
  ],
});
