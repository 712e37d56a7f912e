import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const wins = { kind: 'win', state: 'posted' };
const outOfOrder = { from: '2026-11-30', to: '2026-11-01' };
const page = (pageNum: number, list: object[] = [{ id: 'a' }]) => ({
  kind: 'loaded',
  page: { list, pageNum, totalPages: 3, total: 21 },
});
const marked = (pageNum: number) => ({ ...page(pageNum), marker: `end of ${pageNum}` });
const none = { kind: 'empty', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } };
const invalid = { kind: 'invalid', code: 'records.days' };
const chosen = (filter: object) => ({ type: 'filter.selected', filter });
const turned = (pageNo: number) => ({ type: 'page.selected', pageNo });
const left = { type: 'section.closed' };

const startLoaded = (title: string) =>
  journey(title)
    .meets('own.list.read')
    .settles('load', { output: page(1) });
const failed = (title: string) => journey(title).meets('own.list.read').settles('load', { error: offline });

/** Journeys of a list, derived from the requirements of the pages that are lists. */
export const listJourneys = [
  journey('A list about a subject starts with its filter')
    .given({ filter: { queue: 'feedback' } })
    .meets('own.list.read')
    .invokes('load', { filter: { queue: 'feedback' }, pageNo: 1, fresh: true }),

  journey('A list that a host starts with the input of every page has no filter')
    .given({ age: 18 })
    .meets('own.list.read')
    .knows({ filter: {} })
    .invokes('load', { filter: {}, pageNo: 1, fresh: true }),

  journey('The first page is loaded and shown; it stays while another one loads')
    .meets('own.list.read', 'own.deposit.history', 'own.alert.sent')
    .sees('loading', 'busy')
    .invokes('load', { filter: {}, pageNo: 1, fresh: true })
    .invokes('watchFocus')
    .nothingElse()
    .settles('load', { output: page(1) })
    .sees('listed.idle', 'listed')
    .lacks('busy', 'rejected')
    .knows({ outcome: page(1) })
    .sends(turned(2))
    .sees('listed.loadingPage', 'listed', 'busy')
    .knows({ outcome: page(1) })
    .invokes('load', { filter: {}, pageNo: 2, fresh: false })
    .settles('turn', { output: page(2) })
    .sees('listed.idle')
    .lacks('busy')
    .knows({ outcome: page(2) })
    .sends(left)
    .sees('left')
    .ends(),

  startLoaded('Another page is selected during a load')
    .sends(turned(2))
    .sends(turned(3))
    .sees('listed.loadingPage')
    .invokes('load', { filter: {}, pageNo: 3, fresh: false })
    .settles('turn', { output: page(3) })
    .knows({ outcome: page(3) }),

  journey('For pages with markers, each request names the nearest preceding page, as it was loaded last')
    .meets('own.list.marked-pages')
    .invokes('load', { filter: {}, pageNo: 1, fresh: true })
    .settles('load', { output: marked(1) })
    .sends(turned(2))
    .invokes('load', { filter: {}, pageNo: 2, marker: 'end of 1', fresh: false })
    .settles('turn', { output: marked(2) })
    .sends(turned(3))
    .invokes('load', { filter: {}, pageNo: 3, marker: 'end of 2', fresh: false })
    .settles('turn', { output: page(3) })
    .sends({ type: 'list.outdated' })
    .invokes('load', { filter: {}, pageNo: 3, marker: 'end of 2', fresh: true })
    .settles('refresh', { output: page(3) })
    .sends(turned(1))
    .invokes('load', { filter: {}, pageNo: 1, fresh: false })
    .settles('turn', { output: marked(1) })
    .sends(turned(3))
    .invokes('load', { filter: {}, pageNo: 3, marker: 'end of 1', fresh: false })
    .settles('turn', { output: page(3) })
    .sends(chosen(wins))
    .settles('load', { output: page(1) })
    .sends(turned(2))
    .invokes('load', { filter: wins, pageNo: 2, fresh: false }),

  startLoaded('A page that fails to load is retried')
    .meets('own.deposit.history')
    .sends(turned(2))
    .settles('turn', { error: offline })
    .sees('failed', 'rejected')
    .lacks('listed', 'busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { filter: {}, pageNo: 2, fresh: true }),

  startLoaded('A page that no longer exists is reported')
    .sends(turned(2))
    .settles('turn', { output: none })
    .sees('empty')
    .knows({ outcome: none }),

  startLoaded('Another filter reloads the list from the first page')
    .meets('own.account-record.filter', 'own.personal-loss.days')
    .sends(turned(3))
    .settles('turn', { output: page(3) })
    .sends(chosen(wins))
    .sees('loading')
    .invokes('load', { filter: wins, pageNo: 1, fresh: true })
    .settles('load', { output: page(1) })
    .sends(turned(2))
    .invokes('load', { filter: wins, pageNo: 2, fresh: false }),

  journey('The search changes during a load')
    .meets('own.account-record.filter', 'own.personal-loss.days')
    .sends(chosen({ span: '90' }))
    .sees('loading')
    .invokes('load', { filter: { span: '90' }, pageNo: 1, fresh: true }),

  journey('An empty result is reported, and the search can be changed')
    .meets('own.list.read', 'own.account-record.filter', 'own.personal-loss.days', 'own.deposit.history')
    .settles('load', { output: none })
    .sees('empty')
    .lacks('busy', 'rejected', 'listed')
    .knows({ outcome: none })
    .ignores(turned(2))
    .sends(chosen(wins))
    .sees('loading')
    .invokes('load', { filter: wins, pageNo: 1, fresh: true }),

  startLoaded('An invalid filter is reported; corrected, it is applied')
    .meets('own.account-record.filter')
    .sends(chosen(outOfOrder))
    .settles('load', { output: invalid })
    .sees('invalid', 'rejected')
    .lacks('busy', 'listed')
    .knows({ outcome: invalid })
    .sends(chosen(wins))
    .sees('loading')
    .invokes('load', { filter: wins, pageNo: 1, fresh: true }),

  failed('A failed load is reported and can be retried')
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { filter: {}, pageNo: 1, fresh: true }),

  failed('After a failed load the search changes').sends(chosen(wins)).sees('loading').knows({ failure: null }),

  failed('After a failed load the player leaves').sends(left).ends(),

  journey('The player leaves during the load').meets('own.list.read').sends(left).ends(),

  startLoaded('A change in the list reloads the open page')
    .sends(turned(2))
    .settles('turn', { output: page(2) })
    .sends({ type: 'refresh.requested' })
    .sees('loading', 'busy')
    .lacks('listed')
    .invokes('load', { filter: {}, pageNo: 2, fresh: true }),

  startLoaded('On the player’s return the list reloads silently, and is shown')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .sees('listed.refreshing', 'listed')
    .lacks('busy')
    .invokes('load', { filter: {}, pageNo: 1, fresh: true })
    .ignores({ type: 'list.outdated' })
    .settles('refresh', { output: page(1, [{ id: 'b' }]) })
    .sees('listed.idle')
    .knows({ outcome: page(1, [{ id: 'b' }]) }),

  startLoaded('On the player’s return an empty list is reported')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .settles('refresh', { output: none })
    .sees('empty'),

  startLoaded('On the player’s return without a connection the list stays')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .settles('refresh', { error: offline })
    .sees('listed.idle')
    .lacks('rejected')
    .knows({ outcome: page(1), failure: null }),

  startLoaded('A page is selected during a silent reload')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .sends(turned(2))
    .sees('listed.loadingPage')
    .invokes('load', { filter: {}, pageNo: 2, fresh: false }),

  journey('On the player’s return an empty list is reloaded')
    .meets('own.list.fresh')
    .settles('load', { output: none })
    .sends({ type: 'list.outdated' })
    .sees('loading'),

  startLoaded('When the return cannot be watched, the list continues')
    .meets('own.portal.broken-part')
    .settles('watchFocus', { error: offline })
    .sees('listed.idle'),
];
