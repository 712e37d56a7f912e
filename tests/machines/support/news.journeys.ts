import { journey } from '../../harness/journey';

const news = [{ title: 'Boat race week', content: 'Twice the points.', date: '2026-11-20' }];
const loggedIn = { type: 'news.requested' };

const asked = (title: string) => journey(title).sends(loggedIn);

/** The oracle of the news after a login, from the requirements. */
export const newsJourneys = [
  journey('After a login something is new: the dialog that shows it is asked for, once')
    .meets('s4.login.after-login')
    .sees('idle')
    .lacks('busy')
    .sends(loggedIn)
    .sees('loading', 'busy')
    .invokes('loadNews')
    .nothingElse()
    .ignores(loggedIn)
    .settles('loadNews', { output: news })
    .sees('idle')
    .tells('parent', { type: 'place.requested', place: { to: 'afterLogin', params: { news } } })
    .nothingElse()
    .lacks('busy'),

  ...[{ output: [] }, { error: { kind: 'offline', code: 'client.offline' } }].map((ending) =>
    asked(`After a login nothing is new (${'error' in ending ? 'it cannot be read' : 'read'}): no dialog opens`)
      .meets('s4.login.after-login')
      .settles('loadNews', ending)
      .sees('idle')
      .nothingElse(),
  ),

  asked('Meanwhile another dialog has opened, for what the login was needed for: the news do not take its place')
    .meets('s4.modal.by-name', 's6.protected.no-token')
    .sends({ type: 'news.dropped' })
    .sees('idle')
    .nothingElse()
    .ignores({ type: 'news.dropped' })
    .sends(loggedIn)
    .sees('loading')
    .invokes('loadNews'),
];
