import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const left = { type: 'section.closed' };

const listing = (title: string) => journey(title).meets('own.security.sessions');
const confirming = (title: string) => listing(title).sends({ type: 'end.requested', id: 's2' });

/** The oracle of the list of sessions, from the requirements. */
export const sessionListJourneys = [
  listing('The sessions are listed; then the player goes back')
    .sees('open.listing.idle')
    .lacks('rejected')
    .invokes('list')
    .settles('list', { output: undefined })
    .sees('left')
    .ends(),

  confirming('A session is ended after the password, and the list is reloaded')
    .meets('own.security.password-required')
    .sees('open.confirming')
    .invokes('form', { about: 's2' })
    .nothingElse()
    .settles('form', { output: { sent: true } })
    .sees('open.listing.ended')
    .notifies('list', { type: 'refresh.requested' })
    .sends({ type: 'endOthers.requested' })
    .lacks('open.listing.ended'),

  listing('All other sessions are ended after the password')
    .sends({ type: 'end.requested', id: 's2' })
    .settles('form', { output: { sent: false } })
    .sends({ type: 'endOthers.requested' })
    .sees('open.confirming')
    .knows({ selected: null })
    .invokes('form', { about: null }),

  confirming('Cancelling keeps the session')
    .settles('form', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  confirming('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('form', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),

  listing('After a failure of the list the player goes back')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends(left)
    .sees('left')
    .ends(),
];
