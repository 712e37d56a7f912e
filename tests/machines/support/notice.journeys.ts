import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const id = '01930000-0000-7000-8000-0000000000b7';
const notice = {
  id,
  type: 'H',
  title: 'Weekly maintenance',
  content: '<p>Tuesdays, <strong>4 to 5 am</strong>.</p>',
  date: '2026-11-08',
};
const offline = { kind: 'offline', code: 'client.offline' };
const loadedNotice = { output: { kind: 'loaded', notice } };
const notFound = { output: { kind: 'gone' } };
const retry = { type: 'retry.requested' };

const opened = (title: string) => journey(title).given({ id });

/** The oracle of a notice, from the requirements. */
export const noticeJourneys = [
  opened('A selected notice is loaded, and shown with title, content and date')
    .meets('s2.notice-page.select')
    .sees('loading', 'busy')
    .knows({ notice: null })
    .invokes('loadNotice', { id })
    .invokes('watchLanguage')
    .nothingElse()
    .ignores(retry)
    .settles('loadNotice', loadedNotice)
    .sees('loaded')
    .lacks('busy', 'rejected')
    .knows({ notice })
    .nothingElse()
    .ignores(retry),

  opened('In another language the notice is loaded again')
    .meets('s4.language.localised')
    .settles('loadNotice', loadedNotice)
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .knows({ notice: null })
    .invokes('loadNotice', { id })
    .nothingElse(),
  opened('A notice whose language cannot be watched stays unchanged')
    .settles('loadNotice', loadedNotice)
    .settles('watchLanguage', { error: offline })
    .sees('loaded')
    .nothingElse(),

  opened('An expired notice is reported as gone')
    .settles('loadNotice', notFound)
    .sees('notFound')
    .lacks('busy', 'rejected')
    .knows({ notice: null })
    .nothingElse()
    .ignores(retry),

  journey('A link without a notice is loaded like any other')
    .given({})
    .invokes('loadNotice', { id: '' })
    .settles('loadNotice', notFound)
    .sees('notFound'),

  opened('A notice that fails to load is reported and can be retried')
    .settles('loadNotice', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, notice: null })
    .nothingElse()
    .sends(retry)
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('loadNotice', { id })
    .nothingElse()
    .settles('loadNotice', loadedNotice)
    .sees('loaded')
    .knows({ notice }),

  opened('A retried notice is gone')
    .settles('loadNotice', { error: offline })
    .sends(retry)
    .settles('loadNotice', notFound)
    .sees('notFound'),
];

/** Invariants of a notice. */
export const noticeInvariants = [
  invariant(
    'A notice is held exactly where it is shown',
    ({ snapshot }) => snapshot.matches('loaded') === (snapshot.context.notice !== null),
  ),
];
