import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const search = (title: string) => journey(title).given({ user: '' }).meets('own.desk-app.players');
const reading = (title: string) =>
  search(title).meets('own.desk-app.player').sends({ type: 'player.selected', user: 'rahim' });

/** The oracle of the search for players, from the requirements. */
export const deskPlayersJourneys = [
  search('It starts with the search')
    .sees('open.searching')
    .invokes('list')
    .acts('showAddress', { user: '' })
    .nothingElse(),

  reading('A selected player opens, and the results stay')
    .sees('open.reading')
    .knows({ user: 'rahim' })
    .invokes('player', { user: 'rahim' })
    .acts('showAddress', { user: 'rahim' })
    .nothingElse()
    .settles('player', { output: undefined })
    .sees('open.searching')
    .acts('showAddress', { user: '' })
    .nothingElse(),

  journey('An address leads to a player, and after a crash the search starts alone')
    .given({ user: 'rahim' })
    .meets('own.desk-app.link')
    .sees('open.reading')
    .invokes('player', { user: 'rahim' })
    .settles('player', { error: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.searching')
    .knows({ user: '' }),

  reading('While a player is open no other one opens').ignores({ type: 'player.selected', user: 'karim' }),

  reading('A crash of the player’s page is shown, and the search starts again')
    .settles('player', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.searching')
    .knows({ failure: null })
    .invokes('list'),

  search('A crash of the results is shown')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
