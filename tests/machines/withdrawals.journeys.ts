import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const refreshed = { type: 'refresh.requested' };

const asked = (title: string) => journey(title).sends({ type: 'withdrawal.requested' });
const followed = (title: string) => journey(title).sends({ type: 'withdrawal.chosen', id: 'a' });

/** The oracle of the page of withdrawals, from the requirements. */
export const withdrawalsJourneys = [
  journey('What was sent is listed').sees('open.listing').lacks('rejected').invokes('list'),

  asked('A new one is sent, and followed at once; afterwards it is on the first page')
    .meets('s1.member.withdrawal')
    .sees('open.asking')
    .invokes('withdrawal')
    .nothingElse()
    .settles('withdrawal', { output: { sent: { id: 'c' } } })
    .sees('open.following')
    .invokes('withdrawalConfirmation', { id: 'c' })
    .tells('list', { type: 'filter.chosen', filter: {} })
    .settles('confirmation', { output: { said: false } })
    .sees('open.listing')
    .tells('list', refreshed),

  asked('A new one is left: what was sent is read again')
    .settles('withdrawal', { output: { sent: null } })
    .sees('open.listing')
    .tells('list', refreshed),

  followed('One that waits for the word is opened; its step may be another afterwards')
    .meets('s4.withdrawal.received')
    .sees('open.following')
    .invokes('withdrawalConfirmation', { id: 'a' })
    .nothingElse()
    .settles('confirmation', { output: { said: true } })
    .sees('open.listing')
    .tells('list', refreshed),

  asked('A new one fails')
    .meets('own.portal.broken-part')
    .settles('withdrawal', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ failure: null })
    .invokes('list'),

  followed('One that is followed fails')
    .meets('own.portal.broken-part')
    .settles('confirmation', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('The list fails').meets('own.portal.broken-part').settles('list', { error: broken }).sees('failed').knows({ failure: broken }),
];
