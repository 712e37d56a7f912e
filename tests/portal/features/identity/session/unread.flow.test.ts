// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { unreadFlow } from '../../../../../src/portal/features/identity/session/unread.flow';
import { eventually } from '../../../../harness/eventually';
import { lend, runActor } from '../../../harness/flow-support';

const UNREAD = '/wps/relay/MCSFE_getUnreadCount';
const counts = { unreadCount: 2, promotions: 0, rewards: 0, missionCount: 0, pause: null };
const FIVE_MINUTES = 300_000;

test('while changes are streamed, counts are read after one, and every five minutes [own.live.client]', async () => {
  const { deps, sent } = lend({ [UNREAD]: { value: counts } });
  let now = 0;
  const flow = unreadFlow({ ...deps, now: () => now });
  const unread = createActor(flow).start();
  await eventually(() => expect(unread.getSnapshot().value).toBe('known'));
  deps.live.note(true);
  now = FIVE_MINUTES - 1;
  expect(await runActor(flow, 'lookUnread')).toMatchObject({ unreadCount: 2 });
  expect(sent).toHaveLength(1);
  now = FIVE_MINUTES;
  await runActor(flow, 'lookUnread');
  expect(sent).toHaveLength(2);
  deps.live.publish('unread');
  await eventually(() => expect(sent).toHaveLength(3));
  deps.messages.changed();
  await eventually(() => expect(sent).toHaveLength(4));
  unread.stop();
});
