import { systemStatusDriver } from '../../tests/drivers/platform/system-status.driver';
import { triggerPlatformClosed } from '../harness/people';
import { flowSteps } from '../harness/row';

export const systemStatusSteps = flowSteps('system-status', systemStatusDriver, {
  openings: {
    'a player opens the portal': {
      fixture: 'member',
      async open(tester) {
        await tester.isLoggedIn('player');
        await tester.page.goto('/');
      },
    },
  },
  // Requests can be sent and rejected only while the portal is shown.
  never: ({ event }, { value }) => event.type === 'service.rejected' && Object(value).open !== 'steady',
  causes: { 'service.rejected': triggerPlatformClosed },
  // During maintenance or a region block every other request is rejected, including pending ones.
  tolerates: (['balance', 'memberInfo', 'countries', 'prolongSession', 'announcements', 'gameMenus'] as const).flatMap(
    (call) => [
      [call, 503],
      [call, 403],
    ],
  ),
});
