import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const wins = { kind: 'win', state: 'posted' };
const outOfOrder = { from: '2026-11-30', to: '2026-11-01' };
const page = (pageNum: number, list: object[] = [{ id: 'a' }]) => ({
  kind: 'shown',
  page: { list, pageNum, totalPages: 3, total: 21 },
});
const marked = (pageNum: number) => ({ ...page(pageNum), marker: `end of ${pageNum}` });
const none = { kind: 'empty', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } };
const invalid = { kind: 'invalid', code: 'records.days' };
const chosen = (filter: object) => ({ type: 'filter.chosen', filter });
const turned = (pageNo: number) => ({ type: 'page.chosen', pageNo });
const left = { type: 'section.left' };

const shown = (title: string) =>
  journey(title)
    .meets('own.list.read')
    .settles('load', { output: page(1) });
const failed = (title: string) => journey(title).meets('own.list.read').settles('load', { error: offline });

/** Journeys of a list, derived from the requirements of the pages that are lists. */
export const listJourneys = [
  journey('The first page is read and shown; while another one is read, it stays')
    .meets('own.list.read', 'own.deposit.history', 'own.alert.told')
    .sees('loading', 'busy')
    .invokes('load', { filter: {}, pageNo: 1, fresh: true })
    .invokes('watchFocus')
    .nothingElse()
    .settles('load', { output: page(1) })
    .sees('listed.shown', 'listed')
    .lacks('busy', 'rejected')
    .knows({ outcome: page(1) })
    .sends(turned(2))
    .sees('listed.turning', 'listed', 'busy')
    .knows({ outcome: page(1) })
    .invokes('load', { filter: {}, pageNo: 2, fresh: false })
    .settles('turn', { output: page(2) })
    .sees('listed.shown')
    .lacks('busy')
    .knows({ outcome: page(2) })
    .sends(left)
    .sees('left')
    .ends(),

  shown('While a page is read, another one is chosen')
    .sends(turned(2))
    .sends(turned(3))
    .sees('listed.turning')
    .invokes('load', { filter: {}, pageNo: 3, fresh: false })
    .settles('turn', { output: page(3) })
    .knows({ outcome: page(3) }),

  journey('Pages that have markers: each request names the nearest page before it, as it was read last')
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

  shown('The page that was chosen cannot be read: the same one is tried again')
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

  shown('The page that was chosen is there no longer: it is said')
    .sends(turned(2))
    .settles('turn', { output: none })
    .sees('empty')
    .knows({ outcome: none }),

  shown('By another filter it is read anew, from the first page, whatever page was open')
    .meets('own.account-record.filter', 'own.personal-loss.days')
    .sends(turned(3))
    .settles('turn', { output: page(3) })
    .sends(chosen(wins))
    .sees('loading')
    .invokes('load', { filter: wins, pageNo: 1, fresh: true })
    .settles('load', { output: page(1) })
    .sends(turned(2))
    .invokes('load', { filter: wins, pageNo: 2, fresh: false }),

  journey('While it is read, something else is looked for')
    .meets('own.account-record.filter', 'own.personal-loss.days')
    .sends(chosen({ span: '90' }))
    .sees('loading')
    .invokes('load', { filter: { span: '90' }, pageNo: 1, fresh: true }),

  journey('Nothing fits: it is said, and something else can be looked for')
    .meets('own.list.read', 'own.account-record.filter', 'own.personal-loss.days', 'own.deposit.history')
    .settles('load', { output: none })
    .sees('empty')
    .lacks('busy', 'rejected', 'listed')
    .knows({ outcome: none })
    .ignores(turned(2))
    .sends(chosen(wins))
    .sees('loading')
    .invokes('load', { filter: wins, pageNo: 1, fresh: true }),

  shown('A filter that makes no sense is said; put right, it is read by it')
    .meets('own.account-record.filter')
    .sends(chosen(outOfOrder))
    .settles('load', { output: invalid })
    .sees('invalid', 'rejected')
    .lacks('busy', 'listed')
    .knows({ outcome: invalid })
    .sends(chosen(wins))
    .sees('loading')
    .invokes('load', { filter: wins, pageNo: 1, fresh: true }),

  failed('It cannot be read: it is told, and tried again')
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { filter: {}, pageNo: 1, fresh: true }),

  failed('It cannot be read: something else is looked for')
    .sends(chosen(wins))
    .sees('loading')
    .knows({ failure: null }),

  failed('It cannot be read, and is left').sends(left).ends(),

  journey('It is left while it is read').meets('own.list.read').sends(left).ends(),

  shown('Something in it was changed: the page that is open is read anew')
    .sends(turned(2))
    .settles('turn', { output: page(2) })
    .sends({ type: 'refresh.requested' })
    .sees('loading', 'busy')
    .lacks('listed')
    .invokes('load', { filter: {}, pageNo: 2, fresh: true }),

  shown('The player comes back to it: it is read again without a sign, and shown')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .sees('listed.refreshing', 'listed')
    .lacks('busy')
    .invokes('load', { filter: {}, pageNo: 1, fresh: true })
    .ignores({ type: 'list.outdated' })
    .settles('refresh', { output: page(1, [{ id: 'b' }]) })
    .sees('listed.shown')
    .knows({ outcome: page(1, [{ id: 'b' }]) }),

  shown('The player comes back to it, and there is nothing any more: it is said')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .settles('refresh', { output: none })
    .sees('empty'),

  shown('The player comes back to it without a connection: what is shown stays')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .settles('refresh', { error: offline })
    .sees('listed.shown')
    .lacks('rejected')
    .knows({ outcome: page(1), failure: null }),

  shown('While it is read again by itself, a page is chosen')
    .meets('own.list.fresh')
    .sends({ type: 'list.outdated' })
    .sends(turned(2))
    .sees('listed.turning')
    .invokes('load', { filter: {}, pageNo: 2, fresh: false }),

  journey('The player comes back to where there was nothing: it is read again')
    .meets('own.list.fresh')
    .settles('load', { output: none })
    .sends({ type: 'list.outdated' })
    .sees('loading'),

  shown('Nobody hears that the player comes back: the list goes on')
    .meets('own.portal.broken-part')
    .settles('watchFocus', { error: offline })
    .sees('listed.shown'),
];
