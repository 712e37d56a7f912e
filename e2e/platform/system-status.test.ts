import { systemStatusDriver } from '../../tests/drivers/platform/system-status.driver';
import { isToldClosed } from '../harness/people';
import { describePaths } from '../harness/row';

describePaths('system-status', systemStatusDriver, {
  openings: {
    'a player opens the portal': {
      fixture: 'member',
      async open(tester) {
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  // A call is made, and can be refused, only where the portal is shown.
  never: ({ event }, { value }) => event.type === 'service.refused' && Object(value).open !== 'steady',
  causes: { 'service.refused': isToldClosed },
  // While maintenance is on, or the region is closed, every other call is told so: also one that was on its way.
  tolerates: (['balance', 'memberInfo', 'countries', 'prolongSession', 'announcements', 'gameMenus'] as const).flatMap(
    (call) => [
      [call, 503],
      [call, 403],
    ],
  ),
});
