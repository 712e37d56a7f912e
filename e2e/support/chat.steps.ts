import { chatDriver } from '../../tests/drivers/support/chat.driver';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

const open = async (tester: Tester) => {
  await tester.isLoggedIn('player');
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit('/?dialog=chatRoom');
};
const opens = (fixture: string) => ({ fixture, as: 'player', open });

export const chatSteps = flowSteps('chat', chatDriver, {
  openings: {
    'others have talked': opens('memberInRoom'),
    'nobody has talked yet': opens('member'),
    'the player is banned': opens('memberBanned'),
  },
  only: {
    'connect: several messages': ['memberInRoom'],
    'connect: nothing yet': ['member'],
    'connect: banned': ['memberBanned'],
  },
  // There are no texts of others here, and a hidden text cannot be reported; see e2e/harness/uncovered.ts.
  never: ({ event, sample }, { context }) =>
    ['lines.received', 'stream.ended'].includes(event.type) ||
    ['a message of support', 'too long'].includes(sample?.class ?? '') ||
    (event.type === 'report.requested' && Object(context.shown).length === 0),
});
