// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { unreadFlow } from '../../../../../src/portal/features/identity/session/unread.flow';
import { vipFlow } from '../../../../../src/portal/features/rewards/vip/vip.flow';
import { messagesFlow } from '../../../../../src/portal/features/support/messages/messages.flow';
import { eventually } from '../../../../harness/eventually';
import { vip } from '../../../../rendered/harness/lists';
import { lend, readList, runActor } from '../../../harness/flow-support';

const message = {
  id: '01930000-0000-7000-8000-0000000000c3',
  title: 'Password reset',
  lines: ['It was reset.'],
  at: 1_800_000_000_000,
  read: false,
};

test('requests nine a page; empty without any [s2.member-centre.messages]', async () => {
  const { deps, sent } = lend({
    '/wps/member/messages': { value: { list: [message], pageNum: 2, totalPages: 2, total: 10, unread: 1 } },
  });
  expect(await readList(messagesFlow(deps), { pageNo: 2 })).toMatchObject({
    kind: 'loaded',
    page: { list: [message], total: 10 },
  });
  expect(sent).toMatchObject([{ method: 'GET', query: 'pageNo=2&pageSize=9' }]);
  const none = lend({
    '/wps/member/messages': { value: { list: [], pageNum: 1, totalPages: 0, total: 0, unread: 0 } },
  });
  expect(await readList(messagesFlow(none.deps))).toMatchObject({ kind: 'empty' });
});

const READ = '/wps/member/messages/read';
const REMOVE = '/wps/member/messages/remove';

test('marks as read, removes, and refreshes the count [own.messages.read own.messages.remove]', async () => {
  const { deps, sent } = lend({ [READ]: { value: null }, [REMOVE]: { value: null } });
  const follow = vi.fn();
  deps.messages.watch(follow);
  await runActor(messagesFlow(deps), 'markRead', { id: message.id });
  await runActor(messagesFlow(deps), 'markAllRead');
  await runActor(messagesFlow(deps), 'removeMessage', { id: message.id });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [READ, { id: message.id }],
    [READ, {}],
    [REMOVE, { id: message.id }],
  ]);
  expect(follow).toHaveBeenCalledTimes(3);
  await expect(runActor(messagesFlow(lend({}).deps), 'markAllRead')).rejects.toMatchObject({ kind: 'offline' });
});

test('the rank comes with the count, and the VIP page reloads it [s2.nav.vip-rank]', async () => {
  const clubLabel = { labelName: 'Gold', rankLevel: 3 };
  const counted = { unreadCount: 0, promotions: 0, rewards: 0, missionCount: 0, pause: null, clubLabel };
  const { deps } = lend({ '/wps/relay/MCSFE_getUnreadCount': { value: counted }, '/wps/member/vip': { value: vip } });
  const follow = vi.fn();
  onTestFinished(deps.messages.watch(follow));
  expect(await runActor(unreadFlow(deps), 'lookUnread')).toMatchObject({ clubLabel });
  await runActor(vipFlow(deps), 'load', { filter: {}, pageNo: 1, fresh: true });
  expect(follow).toHaveBeenCalledOnce();
});

test('the count is loaded in the background, and again after reading one [s3.message.unread-count]', async () => {
  const { deps, sent } = lend({
    '/wps/relay/MCSFE_getUnreadCount': {
      value: { unreadCount: 3, promotions: 4, rewards: 2, missionCount: 1, pause: null },
    },
  });
  const unread = createActor(unreadFlow(deps)).start();
  await eventually(() =>
    expect(unread.getSnapshot().context).toEqual({
      unreadCount: 3,
      promotions: 4,
      rewards: 2,
      missionCount: 1,
      pause: null,
      clubLabel: null,
    }),
  );
  deps.messages.changed();
  await eventually(() => expect(sent.map(({ quiet }) => quiet)).toEqual([true, true]));
  unread.stop();
  deps.messages.changed();
  expect(sent).toHaveLength(2);
});
