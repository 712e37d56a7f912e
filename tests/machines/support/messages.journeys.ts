import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const done = { output: undefined };
const refresh = { type: 'refresh.requested' };

const listing = (title: string) => journey(title).meets('own.messages.read');
const opened = (title: string) => listing(title).sends({ type: 'message.opened', id: 'm1' });
const requesting = (title: string) => opened(title).settles('markRead', done).sends({ type: 'removal.requested' });

/** The oracle of the messages, from the requirements. */
export const messagesJourneys = [
  listing('The messages are listed')
    .sees('browsing.listing.idle')
    .lacks('busy', 'open', 'rejected')
    .invokes('list')
    .nothingElse(),

  opened('An opened message is marked as read, and the player goes back')
    .meets('own.messages.read')
    .sees('browsing.message.marking', 'open')
    .lacks('busy')
    .knows({ selected: 'm1', opened: ['m1'] })
    .invokes('markRead', { id: 'm1' })
    .settles('markRead', done)
    .sees('browsing.message.loading', 'open')
    .sends({ type: 'message.closed' })
    .sees('browsing.listing.idle')
    .sends({ type: 'message.opened', id: 'm2' })
    .knows({ selected: 'm2', opened: ['m1', 'm2'] }),

  opened('A message that cannot be marked reports nothing, and is read all the same')
    .meets('own.messages.read')
    .settles('markRead', { error: offline })
    .sees('browsing.message.loading')
    .lacks('rejected'),

  opened('The player goes back before it is marked')
    .sends({ type: 'message.closed' })
    .sees('browsing.listing.idle')
    .lacks('open'),

  listing('All are marked as read, and the list reloads')
    .meets('own.messages.read')
    .sends({ type: 'readAll.requested' })
    .sees('browsing.markingAll', 'busy')
    .invokes('markAllRead')
    .settles('markAllRead', done)
    .notifies('list', refresh)
    .sees('browsing.listing.allRead')
    .lacks('busy'),

  listing('A failure to mark them is shown until the next action')
    .meets('own.messages.read')
    .sends({ type: 'readAll.requested' })
    .settles('markAllRead', { error: offline })
    .sees('browsing.listing.rejected', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'readAll.requested' })
    .knows({ failure: null }),

  opened('A message being marked is deleted after a confirmation')
    .meets('own.messages.remove')
    .sends({ type: 'removal.requested' })
    .sees('browsing.message.confirmingDeletion', 'open')
    .sends({ type: 'removal.confirmed' })
    .sees('browsing.message.removing', 'busy')
    .invokes('removeMessage', { id: 'm1' })
    .settles('removeMessage', done)
    .notifies('list', refresh)
    .sees('browsing.listing.removed')
    .lacks('open'),

  requesting('Cancelling the deletion keeps it')
    .meets('own.messages.remove')
    .sees('browsing.message.confirmingDeletion')
    .sends({ type: 'removal.cancelled' })
    .sees('browsing.message.loading'),

  requesting('A failed deletion is reported, and the list reloads')
    .meets('own.messages.remove')
    .sends({ type: 'removal.confirmed' })
    .settles('removeMessage', { error: offline })
    .notifies('list', refresh)
    .sees('browsing.listing.rejected', 'rejected')
    .knows({ failure: offline }),

  listing('A failed list is reported, and restarts')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('browsing.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
