import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const pressed = (gameId: string) => ({ type: 'favourite.toggled', gameId });
const saved = { output: undefined };

const known = (title: string) =>
  journey(title)
    .meets('own.favourite.optimistic')
    .settles('loadFavourites', { output: { kind: 'known', ids: ['a'] } });

/** The oracle of the hearts, from the requirements. */
export const favouritesJourneys = [
  known('A heart turns immediately, before the gateway has saved it')
    .sees('known.idle', 'known')
    .lacks('busy')
    .knows({ ids: ['a'] })
    .sends(pressed('b'))
    .sees('known.saving', 'busy')
    .knows({ ids: ['a', 'b'], waiting: ['b'] })
    .invokes('saveFavourite', { gameId: 'b', marked: true })
    .nothingElse()
    .settles('saveFavourite', saved)
    .sees('known.idle')
    .lacks('busy')
    .knows({ ids: ['a', 'b'], waiting: [] })
    .nothingElse(),

  known('Another press removes a favourite')
    .sends(pressed('a'))
    .knows({ ids: [] })
    .invokes('saveFavourite', { gameId: 'a', marked: false })
    .settles('saveFavourite', saved)
    .knows({ ids: [], waiting: [] }),

  known('A failed save reverts the heart, and reports it until another heart is pressed')
    .sends(pressed('b'))
    .settles('saveFavourite', { error: offline })
    .sees('known.undone', 'rejected', 'known')
    .lacks('busy')
    .knows({ ids: ['a'], waiting: [], failure: offline })
    .sends(pressed('b'))
    .sees('known.saving')
    .lacks('rejected')
    .knows({ ids: ['a', 'b'], failure: null })
    .settles('saveFavourite', saved)
    .sees('known.idle'),

  known('Another heart turns during a save, and is saved after it; neither turns twice')
    .sends(pressed('b'))
    .sends(pressed('a'))
    .sees('known.saving')
    .knows({ ids: ['b'], waiting: ['b', 'a'] })
    .nothingElse()
    .ignores(pressed('a'))
    .ignores(pressed('b'))
    .settles('saveFavourite', saved)
    .sees('known.saving')
    .invokes('saveFavourite', { gameId: 'a', marked: false })
    .settles('saveFavourite', saved)
    .sees('known.idle')
    .knows({ ids: ['b'], waiting: [] }),

  known('A failed save also reverts the hearts waiting behind it')
    .sends(pressed('b'))
    .sends(pressed('a'))
    .settles('saveFavourite', { error: offline })
    .sees('known.undone')
    .knows({ ids: ['a'], waiting: [] })
    .sends(pressed('c'))
    .knows({ ids: ['a', 'c'] })
    .invokes('saveFavourite', { gameId: 'c', marked: true }),

  journey('Before the favourites are loaded, no heart turns')
    .meets('own.favourite.optimistic')
    .sees('loading', 'busy')
    .lacks('known')
    .invokes('loadFavourites')
    .nothingElse()
    .ignores(pressed('a')),

  journey('For a visitor there are hearts, and none turns')
    .meets('s6.role.visitor')
    .settles('loadFavourites', { output: { kind: 'visitor' } })
    .sees('visitor')
    .lacks('known', 'busy')
    .knows({ ids: [] })
    .ignores(pressed('a')),

  journey('When the favourites fail to load there are no hearts, and nothing else happens')
    .meets('own.portal.broken-part')
    .settles('loadFavourites', { error: offline })
    .sees('unknown')
    .lacks('known', 'busy')
    .ignores(pressed('a')),
];

export const favouritesInvariants = [
  invariant(
    'no heart is saved twice concurrently',
    ({ snapshot: { context } }) => new Set(context.waiting).size === context.waiting.length,
  ).meets('own.favourite.optimistic'),
];
