import { affiliateApplicationDriver } from '../../tests/drivers/agents/affiliate-application.driver';
import { describePaths } from '../harness/row';
import type { Tester } from '../harness/tester';

async function open(tester: Tester) {
  await tester.isLoggedIn('player');
  await tester.opens('/?dialog=affiliate');
}

describePaths('affiliate-application', affiliateApplicationDriver, {
  openings: { 'the player applies': { fixture: 'member', as: 'player', open } },
  leads: { 'applicationForm: sent': 'applicationReceived' },
});
