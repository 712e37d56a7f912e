import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const refreshed = { type: 'refresh.requested' };

const finds = (title: string, kind: 'underWay' | 'none') =>
  journey(title).settles('findUnderWay', { output: { kind } });
const requestJourney = (title: string) => finds(title, 'underWay').sends({ type: 'withdrawal.requested' });
const followed = (title: string) => finds(title, 'underWay').sends({ type: 'withdrawal.selected', id: 'a' });

/** The oracle of the page of withdrawals, from the requirements. */
export const withdrawalsJourneys = [
  journey('With a withdrawal under way, the list is shown')
    .meets('own.withdrawal.at-once')
    .sees('open.opening', 'busy')
    .lacks('rejected')
    .invokes('list')
    .invokes('findUnderWay')
    .nothingElse()
    .ignores({ type: 'withdrawal.requested' })
    .settles('findUnderWay', { output: { kind: 'underWay' } })
    .sees('open.listing')
    .lacks('busy', 'rejected')
    .nothingElse(),

  finds('Without one, a new one opens; when it closes, the list is shown and it does not reopen', 'none')
    .meets('own.withdrawal.at-once', 's1.member.withdrawal')
    .sees('open.requesting')
    .lacks('busy')
    .invokes('withdrawal')
    .nothingElse()
    .settles('withdrawal', { output: { sent: null } })
    .sees('open.listing')
    .notifies('list', refreshed)
    .sends({ type: 'withdrawal.selected', id: 'a' })
    .settles('confirmation', { output: { said: false } })
    .sees('open.listing'),

  journey('When the check fails, the list is shown and reports it')
    .meets('own.withdrawal.at-once')
    .settles('findUnderWay', { error: { kind: 'offline', code: 'client.offline' } })
    .sees('open.listing')
    .lacks('rejected', 'busy')
    .knows({ failure: null }),

  finds('After a failure of the automatically opened form, the list stays', 'none')
    .meets('own.withdrawal.at-once', 'own.portal.broken-part')
    .settles('withdrawal', { error: broken })
    .sees('failed', 'rejected')
    .sends({ type: 'retry.requested' })
    .sees('open.listing'),

  requestJourney('A new one is sent, and tracked immediately; afterwards it is on the first page')
    .meets('s1.member.withdrawal')
    .sees('open.requesting')
    .invokes('withdrawal')
    .nothingElse()
    .settles('withdrawal', { output: { sent: { id: 'c' } } })
    .sees('open.following')
    .invokes('withdrawalConfirmation', { id: 'c' })
    .notifies('list', { type: 'filter.selected', filter: {} })
    .settles('confirmation', { output: { said: false } })
    .sees('open.listing')
    .notifies('list', refreshed),

  requestJourney('Leaving a new one reloads the list')
    .settles('withdrawal', { output: { sent: null } })
    .sees('open.listing')
    .notifies('list', refreshed),

  followed('One that awaits confirmation opens; its step may have changed afterwards')
    .meets('s4.withdrawal.received')
    .sees('open.following')
    .invokes('withdrawalConfirmation', { id: 'a' })
    .nothingElse()
    .settles('confirmation', { output: { said: true } })
    .sees('open.listing')
    .notifies('list', refreshed),

  requestJourney('The new withdrawal fails')
    .meets('own.portal.broken-part')
    .settles('withdrawal', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ failure: null })
    .invokes('list'),

  followed('The tracked withdrawal fails')
    .meets('own.portal.broken-part')
    .settles('confirmation', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('The withdrawal list fails')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];
