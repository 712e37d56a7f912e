import { feedbackDriver } from '../../tests/drivers/support/feedback.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const asVisitor = async (tester: Tester) => tester.opens('/?dialog=feedback');
async function open(tester: Tester) {
  await tester.isLoggedIn('player');
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit('/?dialog=feedback');
}

export const feedbackSteps = flowSteps('feedback', feedbackDriver, {
  openings: {
    'the player writes': { fixture: 'member', as: 'player', open },
    'a visitor writes': { fixture: 'visitor', open: asVisitor },
  },
  only: { 'loadAuthor: member': ['member'], 'loadAuthor: visitor': ['visitor'] },
});
