import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const offline = { kind: 'offline', code: 'client.offline' };
const games = (...ids: string[]) => ids.map((gameId) => ({ gameId }));
const page = (pageNum: number, ...ids: string[]) => ({
  games: games(...ids),
  pageNum,
  totalPages: 3,
  total: 7,
  cards: [{ vassalage: 'LAB' }],
  elsewhere: [{ gameType: 'RNG', games: 2 }],
});
const none = { games: [], pageNum: 1, totalPages: 0, total: 0, suggested: games('x') };
const named = (query: object) => ({ type: 'query.named', query });
const chosen = (query: object) => ({ type: 'query.selected', query });
const typed = (text: string) => ({ type: 'search.typed', text });
const more = { type: 'more.requested' };
const retry = { type: 'retry.requested' };
const outdated = { type: 'games.outdated' };
const filters = { type: 'filters.requested' };
const changed = (changes: object) => ({ type: 'filter.changed', changes });
const apply = { type: 'filters.applied' };
const close = { type: 'filters.closed' };
const PAUSE = 300;
const THROTTLE = 200;

const opened = (title: string, query: object = {}) =>
  journey(title).given({}).settles('readAddress', { output: query });
const listed = (title: string, query: object = {}) =>
  opened(title, query).settles('load', { output: page(1, 'a', 'b') });

/** The oracle of the lobby, from the requirements. */
export const gameBrowseJourneys = [
  journey('The query of the address is searched, and nothing loads before it is known')
    .meets('s2.route.rng-vendor-query', 'own.game-browse.address')
    .given({})
    .sees('opening', 'busy')
    .lacks('listed')
    .knows({ query: {}, found: null })
    .invokes('readAddress', { id: '' })
    .invokes('address')
    .invokes('favourites')
    .invokes('suggestions')
    .nothingElse()
    .ignores(more)
    .ignores(filters)
    .settles('readAddress', { output: { page: 'LAB' } })
    .sees('loading', 'busy')
    .knows({ query: { page: 'LAB' } })
    .invokes('load', { query: { page: 'LAB' }, pageNo: 1 })
    .nothingElse()
    .settles('load', { output: page(1, 'a') })
    .sees('listed.idle', 'listed')
    .lacks('busy', 'rejected')
    .knows({ found: page(1, 'a') })
    .nothingElse(),

  journey('A lobby opened with a vendor searches for that one')
    .meets('own.game-browse.address')
    .given({ id: 'LAB' })
    .invokes('readAddress', { id: 'LAB' }),

  journey('Without an address all games are loaded')
    .meets('own.game-browse.address')
    .given({})
    .settles('readAddress', { error: offline })
    .sees('loading')
    .invokes('load', { query: {}, pageNo: 1 }),

  journey('Without a back navigation the lobby continues')
    .meets('own.portal.broken-part')
    .given({})
    .settles('readAddress', { output: {} })
    .settles('address', { error: offline })
    .sees('loading'),

  journey('A filter set before the address is read takes precedence')
    .given({})
    .sends(chosen({ kind: 'roulette' }))
    .sees('loading')
    .invokes('load', { query: { kind: 'roulette' }, pageNo: 1 }),

  listed('A selected kind clears the results, and the address stores it as a step')
    .meets('own.game-browse.address')
    .sends(chosen({ kind: 'roulette' }))
    .sees('loading')
    .knows({ query: { kind: 'roulette' }, found: null })
    .notifies('address', { type: 'query.selected', query: { kind: 'roulette' } })
    .invokes('load', { query: { kind: 'roulette' }, pageNo: 1 })
    .nothingElse(),

  ...(['page', 'q', 'kind', 'type', 'sort', 'minBet', 'minLineNum'] as const).map((key) =>
    listed(`Going back to another ${key} loads it; the same one again changes nothing`, { [key]: 'one' })
      .meets('own.game-browse.address')
      .ignores(named({ [key]: 'one' }))
      .ignores(
        named({ ...{ page: '', q: '', kind: '', type: '', sort: '', minBet: '', minLineNum: '' }, [key]: 'one' }),
      )
      .sends(named({ [key]: 'two' }))
      .sees('loading')
      .knows({ query: { [key]: 'two' }, found: null })
      .invokes('load', { query: { [key]: 'two' }, pageNo: 1 })
      .nothingElse(),
  ),

  listed('Typing searches after a pause, and the results stay until new ones arrive', {
    page: 'LAB',
  })
    .meets('own.game-browse.search')
    .sends(typed('w'))
    .sees('typing')
    .lacks('busy')
    .knows({ query: { page: 'LAB', q: 'w' }, found: page(1, 'a', 'b') })
    .notifies('suggestions', { type: 'text.typed', text: 'w' })
    .nothingElse()
    .waits(PAUSE - 1)
    .sees('typing')
    .sends(typed('wh'))
    .notifies('suggestions', { type: 'text.typed', text: 'wh' })
    .waits(PAUSE - 1)
    .sees('typing')
    .nothingElse()
    .waits(1)
    .sees('loading')
    .knows({ found: page(1, 'a', 'b') })
    .notifies('address', { type: 'query.typed', query: { page: 'LAB', q: 'wh' } })
    .invokes('load', { query: { page: 'LAB', q: 'wh' }, pageNo: 1 })
    .nothingElse()
    .settles('load', { output: page(1, 'c') })
    .sees('listed.idle')
    .knows({ found: page(1, 'c') }),

  listed('The player types on during a search')
    .meets('own.game-browse.search')
    .sends(typed('w'))
    .waits(PAUSE)
    .sends(typed('wx'))
    .sees('typing')
    .waits(PAUSE)
    .invokes('load', { query: { q: 'wx' }, pageNo: 1 }),

  opened('An empty result is reported, with suggestions')
    .meets('own.game-browse.search')
    .settles('load', { output: none })
    .sees('empty')
    .lacks('busy', 'listed', 'rejected')
    .knows({ found: none })
    .ignores(more)
    .sends(chosen({}))
    .sees('loading'),

  listed('At the end of the games more are loaded, one page at a time, and appended')
    .meets('own.game-browse.more')
    .sends(more)
    .sees('listed.adding', 'listed', 'busy')
    .invokes('load', { query: {}, pageNo: 2 })
    .nothingElse()
    .ignores(more)
    .settles('add', { output: page(2, 'c') })
    .sees('listed.pausing')
    .lacks('busy')
    .knows({ found: page(2, 'a', 'b', 'c') }),

  listed('Scrolling loads more after 200 ms, not earlier')
    .meets('s9.const.infinite-scroll-throttle')
    .sends(more)
    .settles('add', { output: page(2, 'c') })
    .ignores(more)
    .waits(THROTTLE - 1)
    .sees('listed.pausing')
    .ignores(more)
    .waits(1)
    .sees('listed.idle')
    .sends(more)
    .invokes('load', { query: {}, pageNo: 3 })
    .settles('add', { output: page(3, 'd') })
    .waits(THROTTLE)
    .knows({ found: page(3, 'a', 'b', 'c', 'd') })
    .ignores(more),

  listed('A game that moved to the next page meanwhile is not shown twice')
    .meets('own.game-browse.more')
    .sends(more)
    .settles('add', { output: { ...page(2, 'b', 'c'), elsewhere: [] } })
    .knows({ found: page(2, 'a', 'b', 'c') }),

  listed('When more fail to load, the results stay, and the same page is retried')
    .meets('own.game-browse.more')
    .sends(more)
    .settles('add', { error: offline })
    .sees('listed.moreFailed', 'listed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, found: page(1, 'a', 'b') })
    .ignores(more)
    .sends(retry)
    .sees('listed.adding')
    .knows({ failure: null })
    .invokes('load', { query: {}, pageNo: 2 }),

  opened('A failed load is reported and can be retried', { q: 'w' })
    .meets('own.game-browse.search')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy', 'listed')
    .knows({ failure: offline })
    .nothingElse()
    .sends(retry)
    .sees('loading')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('load', { query: { q: 'w' }, pageNo: 1 }),

  listed('Another language has other game names: the games reload from the first', { q: 'w' })
    .sends(more)
    .settles('add', { output: page(2, 'c') })
    .sends(outdated)
    .sees('loading')
    .invokes('load', { query: { q: 'w' }, pageNo: 1 })
    .nothingElse(),

  listed('Filters open over the games, and are applied together', { q: 'w' })
    .meets('own.game-browse.filters')
    .sends(filters)
    .sees('filtering', 'filtering')
    .lacks('busy', 'listed')
    .knows({ draft: { q: 'w' }, found: page(1, 'a', 'b') })
    .nothingElse()
    .ignores(filters)
    .sends(changed({ sort: 'new' }))
    .sees('filtering')
    .knows({ query: { q: 'w' }, draft: { q: 'w', sort: 'new' } })
    .nothingElse()
    .sends(changed({ minBet: '10' }))
    .sends(apply)
    .sees('loading')
    .lacks('filtering')
    .knows({ query: { q: 'w', sort: 'new', minBet: '10' }, found: null })
    .notifies('address', { type: 'query.selected', query: { q: 'w', sort: 'new', minBet: '10' } })
    .invokes('load', { query: { q: 'w', sort: 'new', minBet: '10' }, pageNo: 1 })
    .nothingElse(),

  listed('Closed filters change nothing, and open again as applied')
    .meets('own.game-browse.filters')
    .sends(filters)
    .sends(changed({ sort: 'new' }))
    .sends(close)
    .sees('listed.idle', 'listed')
    .knows({ query: {}, found: page(1, 'a', 'b') })
    .nothingElse()
    .sends(filters)
    .knows({ draft: {} }),

  listed('Applying filters without a change loads nothing')
    .meets('own.game-browse.filters')
    .sends(filters)
    .sends(apply)
    .sees('listed.idle')
    .knows({ found: page(1, 'a', 'b') })
    .nothingElse(),

  opened('Filters open over an empty result, and close to it', { minBet: '50' })
    .meets('own.game-browse.filters')
    .settles('load', { output: none })
    .sends(filters)
    .sees('filtering')
    .knows({ draft: { minBet: '50' } })
    .sends(close)
    .sees('empty')
    .knows({ found: none })
    .nothingElse(),

  opened('Filters that open while games load reload them once closed', { q: 'w' })
    .meets('own.game-browse.filters')
    .sends(filters)
    .sees('filtering')
    .knows({ draft: { q: 'w' }, found: null })
    .sends(close)
    .sees('loading')
    .invokes('load', { query: { q: 'w' }, pageNo: 1 })
    .nothingElse(),

  listed('Filters that open while a player types search for the text once closed')
    .meets('own.game-browse.filters', 'own.game-browse.search')
    .sends(typed('w'))
    .sends(filters)
    .sees('filtering')
    .knows({ draft: { q: 'w' }, found: null })
    .waits(PAUSE)
    .sees('filtering')
    .sends(close)
    .sees('loading')
    .invokes('load', { query: { q: 'w' }, pageNo: 1 }),

  listed('Filters that open while a search loads drop the games found before it')
    .meets('own.game-browse.filters')
    .sends(typed('w'))
    .waits(PAUSE)
    .sees('loading')
    .sends(filters)
    .knows({ draft: { q: 'w' }, found: null })
    .sends(close)
    .sees('loading'),

  listed('Filters open after a failed search, and read again once closed')
    .meets('own.game-browse.filters')
    .sends(typed('w'))
    .waits(PAUSE)
    .settles('load', { error: offline })
    .sees('failed')
    .sends(filters)
    .sees('filtering')
    .lacks('rejected')
    .knows({ draft: { q: 'w' }, found: null, failure: null })
    .sends(close)
    .sees('loading')
    .invokes('load', { query: { q: 'w' }, pageNo: 1 }),

  listed('After a failure of the suggestions the lobby continues')
    .meets('own.portal.broken-part')
    .settles('suggestions', { error: offline })
    .sees('listed.idle'),

  listed('After a failure of the hearts the lobby continues')
    .meets('own.portal.broken-part')
    .settles('favourites', { error: offline })
    .sees('listed.idle'),
];

export const gameBrowseTemporals = [
  leadsTo('A typed text is searched automatically', 'typing', 'loading', { within: 4 }),
  leadsTo('A list that has grown may grow again', 'listed.pausing', 'listed.idle', { within: 4 }),
];
