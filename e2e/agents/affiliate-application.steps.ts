import { affiliateApplicationDriver } from '../../tests/drivers/agents/affiliate-application.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

async function open(tester: Tester) {
  await tester.isLoggedIn('player');
  await tester.opens('/?dialog=affiliate');
}

export const affiliateApplicationSteps = flowSteps('affiliate-application', affiliateApplicationDriver, {
  openings: { 'the player applies': { fixture: 'member', as: 'player', open } },
  leads: { 'applicationForm: sent': 'applicationReceived' },
});
