import { journey } from '../../harness/journey';

const game = { gameId: 'lab-wheel', gameName: 'Wheel' };
const offline = { kind: 'offline', code: 'client.offline' };
const odds = { notes: [], payTable: null, tables: [] };
const loadedGame = { output: { kind: 'loaded', game, odds } };
const rounds = [{ id: 'B-1', stake: '1.00' }];
const played = { output: { kind: 'played', rounds } };
const notFound = { output: { kind: 'gone' } };
const retry = { type: 'retry.requested' };

const opened = (title: string) => journey(title).meets('own.game-info.sheet').given({ id: 'lab-wheel' });

/** Shows the game to a user. */
const openSheet = (title: string) =>
  journey(title).meets('own.game-info.rounds').given({ id: 'lab-wheel' }).settles('loadGame', loadedGame);

/** The oracle of a game's sheet, from the requirements. */
export const gameInfoJourneys = [
  opened('The game’s sheet is loaded and shown')
    .sees('loading', 'busy')
    .knows({ game: null })
    .invokes('loadGame', { id: 'lab-wheel' })
    .invokes('watchLanguage')
    .nothingElse()
    .ignores(retry)
    .settles('loadGame', loadedGame)
    .sees('loaded.loadingRounds', 'busy')
    .lacks('rejected')
    .knows({ game, odds, rounds: [] })
    .invokes('loadRounds', { id: 'lab-wheel' })
    .nothingElse()
    .ignores(retry),

  opened('In another language the game is loaded again')
    .settles('loadGame', loadedGame)
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .knows({ game: null, odds: null })
    .invokes('loadGame', { id: 'lab-wheel' })
    .nothingElse(),
  opened('A sheet whose language cannot be watched stays unchanged')
    .settles('loadGame', loadedGame)
    .settles('watchLanguage', { error: offline })
    .sees('loaded'),

  opened('A game whose studio publishes no odds is shown without them')
    .meets('own.game-info.odds')
    .settles('loadGame', { output: { kind: 'loaded', game, odds: null } })
    .sees('loaded.loadingRounds')
    .knows({ game, odds: null }),

  openSheet('A member sees the own last rounds of the game')
    .settles('loadRounds', played)
    .sees('loaded.played')
    .lacks('busy', 'rejected')
    .knows({ game, rounds })
    .nothingElse()
    .ignores(retry),

  openSheet('A member without rounds sees that')
    .settles('loadRounds', { output: { kind: 'unplayed' } })
    .sees('loaded.unplayed')
    .lacks('busy', 'rejected')
    .knows({ game, rounds: [] })
    .nothingElse()
    .ignores(retry),

  openSheet('A visitor sees no rounds')
    .settles('loadRounds', { output: { kind: 'nobody' } })
    .sees('loaded.visitor')
    .lacks('busy', 'rejected')
    .knows({ game, rounds: [] })
    .nothingElse()
    .ignores(retry),

  openSheet('Rounds that fail to load are reported and can be retried, and the sheet stays')
    .settles('loadRounds', { error: offline })
    .sees('loaded.forgotten', 'rejected')
    .lacks('busy')
    .knows({ game, failure: offline })
    .sends(retry)
    .sees('loaded.loadingRounds', 'busy')
    .lacks('rejected')
    .knows({ game, failure: null })
    .invokes('loadRounds', { id: 'lab-wheel' })
    .settles('loadRounds', played)
    .knows({ game, rounds }),

  opened('A removed game is reported as gone')
    .settles('loadGame', notFound)
    .sees('notFound')
    .lacks('busy', 'rejected')
    .knows({ game: null })
    .nothingElse()
    .ignores(retry),

  journey('A link without a game is loaded like any other')
    .given({})
    .invokes('loadGame', { id: '' })
    .settles('loadGame', notFound)
    .sees('notFound'),

  opened('A failed load is reported and can be retried')
    .settles('loadGame', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('loadGame', { id: 'lab-wheel' })
    .settles('loadGame', loadedGame)
    .sees('loaded')
    .knows({ game }),
];
