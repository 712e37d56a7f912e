import { unreadDriver } from '../../tests/drivers/support/unread.driver';
import { flowSteps } from '../harness/row';

export const unreadSteps = flowSteps('unread', unreadDriver, {
  openings: {
    'the player comes back': {
      fixture: 'memberWithMessages',
      async open(tester) {
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  // Messages stay unread in between.
  never: ({ event, sample }) => event.type === 'messages.changed' || sample?.class === 'no unread messages',
});
