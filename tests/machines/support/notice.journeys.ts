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
const shown = { output: { kind: 'shown', notice } };
const gone = { output: { kind: 'gone' } };
const retry = { type: 'retry.requested' };

const opened = (title: string) => journey(title).given({ id });

/** The oracle of a notice, from the requirements. */
export const noticeJourneys = [
  opened('A notice that was selected is read, and shown with its title, its content and its day')
    .meets('s2.notice-page.select')
    .sees('loading', 'busy')
    .knows({ notice: null })
    .invokes('loadNotice', { id })
    .invokes('watchLanguage')
    .nothingElse()
    .ignores(retry)
    .settles('loadNotice', shown)
    .sees('shown')
    .lacks('busy', 'rejected')
    .knows({ notice })
    .nothingElse()
    .ignores(retry),

  opened('In another language the notice is read again')
    .meets('s4.language.localised')
    .settles('loadNotice', shown)
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .knows({ notice: null })
    .invokes('loadNotice', { id })
    .nothingElse(),
  opened('A notice whose language is not watched stays as it is')
    .settles('loadNotice', shown)
    .settles('watchLanguage', { error: offline })
    .sees('shown')
    .nothingElse(),

  opened('A notice that is over is said to be gone')
    .settles('loadNotice', gone)
    .sees('gone')
    .lacks('busy', 'rejected')
    .knows({ notice: null })
    .nothingElse()
    .ignores(retry),

  journey('A link that names no notice is asked about like any other')
    .given({})
    .invokes('loadNotice', { id: '' })
    .settles('loadNotice', gone)
    .sees('gone'),

  opened('A notice that cannot be read is told, and tried again')
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
    .settles('loadNotice', shown)
    .sees('shown')
    .knows({ notice }),

  opened('Tried again, it is gone by then')
    .settles('loadNotice', { error: offline })
    .sends(retry)
    .settles('loadNotice', gone)
    .sees('gone'),
];

/** Invariants of a notice. */
export const noticeInvariants = [
  invariant(
    'A notice is known where one is shown, and only there',
    ({ snapshot }) => snapshot.matches('shown') === (snapshot.context.notice !== null),
  ),
];
