import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const list = { list: [{ id: 'a' }], pageNum: 1, totalPages: 2, total: 11 };
const second = { list: [{ id: 'b' }], pageNum: 2, totalPages: 2, total: 11 };

const shown = (title: string) => journey(title).settles('loadWithdrawals', { output: list });
const asked = (title: string) => shown(title).sends({ type: 'withdrawal.requested' });
const followed = (title: string) => shown(title).sends({ type: 'withdrawal.chosen', id: 'a' });

/** The oracle of the page of withdrawals, from the requirements. */
export const withdrawalsJourneys = [
  journey('What was sent is shown, page by page')
    .meets('s2.member-centre.withdraw')
    .sees('loading', 'busy')
    .invokes('loadWithdrawals', { pageNo: 1 })
    .settles('loadWithdrawals', { output: list })
    .sees('shown')
    .lacks('busy', 'rejected')
    .knows({ shown: list })
    .sends({ type: 'list.turned', pageNo: 2 })
    .sees('loading')
    .invokes('loadWithdrawals', { pageNo: 2 })
    .settles('loadWithdrawals', { output: second })
    .knows({ shown: second }),

  shown('A new one is sent, and followed at once; afterwards it is on the first page')
    .meets('s1.member.withdrawal', 's2.other.withdrawal-confirmation')
    .sends({ type: 'list.turned', pageNo: 2 })
    .settles('loadWithdrawals', { output: second })
    .sends({ type: 'withdrawal.requested' })
    .sees('asking')
    .invokes('withdrawal')
    .settles('withdrawal', { output: { sent: { id: 'c' } } })
    .sees('following')
    .invokes('withdrawalConfirmation', { id: 'c' })
    .settles('withdrawalConfirmation', { output: { said: false } })
    .sees('loading')
    .invokes('loadWithdrawals', { pageNo: 1 }),

  asked('A new one is left: what was sent is read again')
    .meets('s2.member-centre.withdraw')
    .settles('withdrawal', { output: { sent: null } })
    .sees('loading')
    .invokes('loadWithdrawals', { pageNo: 1 }),

  followed('One that waits for the word is opened; its step may be another afterwards')
    .meets('s2.other.withdrawal-confirmation', 's4.withdrawal.received')
    .sees('following')
    .invokes('withdrawalConfirmation', { id: 'a' })
    .settles('withdrawalConfirmation', { output: { said: true } })
    .sees('loading'),

  asked('A new one breaks down')
    .meets('own.portal.broken-part')
    .settles('withdrawal', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),

  followed('One that is followed breaks down')
    .meets('own.portal.broken-part')
    .settles('withdrawalConfirmation', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('It cannot be read: it is told, and tried again')
    .meets('s2.member-centre.withdraw', 's8.message.network-abnormal')
    .settles('loadWithdrawals', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading'),
];
