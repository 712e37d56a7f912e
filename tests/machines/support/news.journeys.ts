import { journey } from '../../harness/journey';

const news = [{ title: 'Boat race week', content: 'Twice the points.', date: '2026-11-20' }];
const loggedIn = { type: 'news.requested' };

const requestNews = (title: string) => journey(title).sends(loggedIn);

/** The oracle of the news after a login, from the requirements. */
export const newsJourneys = [
  journey('With news after a login, its dialog is requested once')
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
    .notifies('parent', { type: 'place.requested', place: { to: 'afterLogin', params: { news } } })
    .nothingElse()
    .lacks('busy'),

  ...[{ output: [] }, { error: { kind: 'offline', code: 'client.offline' } }].map((ending) =>
    requestNews(`Without news after a login (${'error' in ending ? 'it cannot be read' : 'read'}) no dialog opens`)
      .meets('s4.login.after-login')
      .settles('loadNews', ending)
      .sees('idle')
      .nothingElse(),
  ),

  requestNews('News do not replace a dialog that the login was required for')
    .meets('s4.modal.by-name', 's6.protected.no-token')
    .sends({ type: 'news.dropped' })
    .sees('idle')
    .nothingElse()
    .ignores({ type: 'news.dropped' })
    .sends(loggedIn)
    .sees('loading')
    .invokes('loadNews'),
];
