import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const DAY = 86_400_000;
const none = { state: 'none', requestedAt: null, expiresAt: null, nextAt: null, factorAsked: null };
const pending = { ...none, state: 'pending', requestedAt: 1_000, nextAt: DAY };
const ready = { ...pending, state: 'ready', expiresAt: 7 * DAY };

const opened = (title: string) => journey(title).meets('own.data.page');
const withStatus = (title: string, status: object) => opened(title).settles('readStatus', { output: status });
const requesting = (title: string) => withStatus(title, none).sends({ type: 'request.requested' });
const saving = (title: string, format: 'html' | 'json' = 'html') =>
  withStatus(title, ready).sends({ type: 'download.requested', format });
const left = { type: 'section.closed' };

/** The oracle of the own data, from the requirements. */
export const ownDataJourneys = [
  opened('The state is loaded; nothing was requested yet')
    .sees('viewing.loading', 'busy')
    .invokes('readStatus')
    .settles('readStatus', { output: none })
    .sees('viewing.absent.none')
    .lacks('busy', 'rejected')
    .knows({ status: none })
    .sends(left)
    .sees('left')
    .ends(),

  requesting('A file is requested with the password and is then being prepared')
    .meets('own.data.export', 'own.security.password-required')
    .sees('requesting')
    .lacks('viewing')
    .invokes('form', { about: null })
    .settles('form', { output: { sent: true } })
    .sees('viewing.loading', 'busy')
    .knows({ status: null })
    .invokes('readStatus')
    .settles('readStatus', { output: pending })
    .sees('viewing.pending')
    .lacks('busy')
    .knows({ status: pending }),

  requesting('Cancelling requests nothing')
    .meets('own.data.export')
    .settles('form', { output: { sent: false } })
    .sees('viewing.loading')
    .knows({ status: none })
    .invokes('readStatus'),

  requesting('A failure of the form is reported')
    .meets('own.portal.broken-part')
    .settles('form', { error: broken })
    .sees('viewing.failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('viewing.loading')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('readStatus'),

  withStatus('While a file is being prepared, the page checks every ten seconds and shows the ready file', pending)
    .ignores({ type: 'request.requested' })
    .waits(9_999)
    .sees('viewing.pending')
    .waits(1)
    .sees('viewing.loading')
    .knows({ status: pending })
    .invokes('readStatus')
    .settles('readStatus', { output: ready })
    .sees('viewing.ready.idle')
    .knows({ status: ready }),

  withStatus('The player checks the state of a file at once', pending)
    .sends({ type: 'refresh.requested' })
    .sees('viewing.loading')
    .invokes('readStatus')
    .settles('readStatus', { error: offline })
    .sees('viewing.failed', 'rejected')
    .knows({ failure: offline })
    .sends(left)
    .sees('left')
    .ends(),

  saving('A ready file downloads as a page')
    .meets('own.data.export')
    .sees('viewing.ready.saving', 'busy')
    .invokes('saveParts', { format: 'html' })
    .ignores({ type: 'download.requested', format: 'json' })
    .settles('saveParts', { output: { kind: 'saved' } })
    .sees('viewing.ready.saved')
    .lacks('busy')
    .sends({ type: 'download.requested', format: 'json' })
    .sees('viewing.ready.saving')
    .lacks('viewing.ready.saved')
    .invokes('saveParts', { format: 'json' }),

  saving('A download that fails is reported and can be repeated', 'json')
    .invokes('saveParts', { format: 'json' })
    .settles('saveParts', { error: offline })
    .sees('viewing.ready.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'download.requested', format: 'html' })
    .sees('viewing.ready.saving')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('saveParts', { format: 'html' }),

  saving('A file that has expired in the meantime shows its state')
    .settles('saveParts', { output: { kind: 'gone' } })
    .sees('viewing.loading')
    .invokes('readStatus')
    .settles('readStatus', { output: { ...ready, state: 'expired', nextAt: null } })
    .sees('viewing.absent.expired')
    .sends({ type: 'request.requested' })
    .sees('requesting'),

  withStatus('Within a day after a request the player cannot request another file', ready)
    .meets('own.data.export')
    .ignores({ type: 'request.requested' }),

  withStatus('Within a day the player cannot replace an expired file', { ...ready, state: 'expired' })
    .meets('own.data.export')
    .sees('viewing.absent.expired')
    .ignores({ type: 'request.requested' }),

  withStatus('After a day a ready file can be replaced', { ...ready, nextAt: null })
    .meets('own.data.export')
    .sends({ type: 'request.requested' })
    .sees('requesting')
    .invokes('form', { about: null }),

  withStatus('A file that could not be prepared can be requested again', { ...pending, state: 'failed', nextAt: null })
    .meets('own.data.export')
    .sees('viewing.absent.unmade')
    .sends({ type: 'request.requested' })
    .sees('requesting'),
];

export const ownDataInvariants = [
  invariant(
    'A download is offered only for a ready file',
    ({ snapshot }) => !snapshot.matches({ viewing: 'ready' }) || Object(snapshot.context.status).state === 'ready',
  ).meets('own.data.page'),
];

export const ownDataTemporals = [
  leadsTo('A pending file is checked again', 'viewing.pending', 'viewing.loading', { within: 1 }).meets(
    'own.data.page',
  ),
];
