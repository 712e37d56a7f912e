// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { messagesFlow } from '../../../../src/portal/features/messages/messages.flow';
import { lend, readList } from '../../support/flow-support';

const message = { id: '01930000-0000-7000-8000-0000000000c3', title: 'Password reset', lines: ['It was reset.'], at: 1_800_000_000_000 };

test('s2.member-centre.messages: nine are asked for to a page; without any it is empty', async () => {
  const { deps, sent } = lend({ '/wps/member/messages': { value: { list: [message], pageNum: 2, totalPages: 2, total: 10 } } });
  expect(await readList(messagesFlow(deps), { pageNo: 2 })).toMatchObject({ kind: 'shown', page: { list: [message], total: 10 } });
  expect(sent).toMatchObject([{ method: 'GET', query: 'pageNo=2&pageSize=9' }]);
  const none = lend({ '/wps/member/messages': { value: { list: [], pageNum: 1, totalPages: 0, total: 0 } } });
  expect(await readList(messagesFlow(none.deps))).toMatchObject({ kind: 'empty' });
});
