import { journey } from '../support/journey';

const game = { gameId: 'lab-wheel', gameName: 'Wheel' };
const offline = { kind: 'offline', code: 'client.offline' };
const shown = { output: { kind: 'shown', game } };
const gone = { output: { kind: 'gone' } };
const retry = { type: 'retry.requested' };

const opened = (title: string) => journey(title).meets('own.game-info.sheet').given({ id: 'lab-wheel' });

/** The oracle of a game's sheet, from the requirements. */
export const gameInfoJourneys = [
  opened('What is said of a game is read, and shown')
    .sees('loading', 'busy')
    .knows({ game: null })
    .invokes('loadGame', { id: 'lab-wheel' })
    .nothingElse()
    .ignores(retry)
    .settles('loadGame', shown)
    .sees('shown')
    .lacks('busy', 'rejected')
    .knows({ game })
    .nothingElse()
    .ignores(retry),

  opened('A game that is no longer there is said to be gone')
    .settles('loadGame', gone)
    .sees('gone')
    .lacks('busy', 'rejected')
    .knows({ game: null })
    .nothingElse()
    .ignores(retry),

  journey('A link that names no game is asked about like any other')
    .given({})
    .invokes('loadGame', { id: '' })
    .settles('loadGame', gone)
    .sees('gone'),

  opened('It cannot be read: it is told, and tried again')
    .settles('loadGame', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('loadGame', { id: 'lab-wheel' })
    .settles('loadGame', shown)
    .sees('shown')
    .knows({ game }),
];
