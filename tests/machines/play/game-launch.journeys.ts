import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const game = {
  gameId: 'lab-wheel',
  gameType: 'RNG',
  accountTypeName: 'TCG_LAB',
  gameCode: null,
  playType: null,
  maintenance: false,
  recommended: [],
};
const allowance = { kind: 'time', period: 'day', left: 0, until: 1_800_000_000_000 };
const loadedGame = (changes: object = {}) => ({ output: { kind: 'loaded', game: { ...game, ...changes } } });
const opened = { output: { kind: 'seamless' } };
const other = { gameId: 'lab-dice' };
const ours = { output: { kind: 'lottery' } };
const retry = { type: 'retry.requested' };
const press = { type: 'launch.requested' };
const languageChange = { type: 'language.changed' };
const leave = { type: 'leave.confirmed' };
const next = (to: string, params?: object) => ({ next: { to, ...(params && { params }) } });

const none = { output: { isOpen: false } };
const pressed = (title: string, mode = 'play') =>
  journey(title).given({ id: 'lab-wheel', mode }).settles('findOpenGame', none);
/** Opened by an address, without a press. */
const linked = (title: string) => journey(title).given({ id: 'lab-wheel' });
/** Another game is open. */
const withOpenGame = (title: string, mode = 'play') =>
  journey(title)
    .given({ id: 'lab-wheel', mode })
    .settles('findOpenGame', { output: { isOpen: true } });
/** Another game is open, and the player agrees to leave it. */
const agreed = (title: string) =>
  withOpenGame(title).meets('own.game-session.leave').sends(leave).settles('loadGame', loadedGame());
const found = (title: string, changes: object, mode = 'play') =>
  pressed(title, mode).settles('loadGame', loadedGame(changes));

const lottery = (title: string, changes: object, mode?: string) => found(title, { gameType: 'LOTT', ...changes }, mode);

/** The oracle of the launch, from the requirements: each branch of the launch helper. */
export const gameLaunchJourneys = [
  pressed('A studio’s game is launched by the third party, and leads to its frame')
    .meets('s2.launch.third-party', 's6.play.login-required', 's2.launch.login-required', 's1.header.game-menu-actions')
    .sees('loading', 'busy')
    .knows({ game: null })
    .invokes('loadGame', { id: 'lab-wheel' })
    .nothingElse()
    .ignores(retry)
    .settles('loadGame', loadedGame())
    .sees('launching', 'busy')
    .invokes('launchGame', { game, mode: 'play', roomId: '' })
    .nothingElse()
    .settles('launchGame', opened)
    .sees('opening', 'busy')
    .invokes('gameOpening', { kind: 'seamless', game, leavesOther: false })
    .nothingElse()
    .settles('gameOpening', { output: { to: 'seamless' } })
    .sees('opened')
    .ends(next('seamless')),

  found('A free demo leads to a frame without the wallet', {}, 'trial')
    .meets('s2.launch.third-party', 's1.header.game-menu-actions')
    .invokes('launchGame', { game, mode: 'trial', roomId: '' })
    .settles('launchGame', { output: { kind: 'framed' } })
    .knows({ instead: [] })
    .invokes('gameOpening', { kind: 'framed', game, leavesOther: false })
    .settles('gameOpening', { output: { to: 'game' } })
    .ends(next('game')),

  journey('A chosen room is launched in place of its game')
    .meets('s2.launch.third-party')
    .given({ id: 'lab-wheel', roomId: 'lab-wheel-friends', mode: 'play' })
    .settles('findOpenGame', none)
    .settles('loadGame', loadedGame())
    .invokes('launchGame', { game, mode: 'play', roomId: 'lab-wheel-friends' })
    .settles('launchGame', opened)
    .settles('gameOpening', { output: { to: 'seamless' } })
    .ends(next('seamless')),

  linked('A link shows the game and launches nothing; a press launches it for points')
    .meets('own.address.safe')
    .sees('loading', 'busy')
    .invokes('loadGame', { id: 'lab-wheel' })
    .invokes('watchLanguage')
    .nothingElse()
    .settles('loadGame', loadedGame())
    .sees('waiting.offered')
    .lacks('busy', 'rejected')
    .knows({ game })
    .nothingElse()
    .ignores(retry)
    .sends(press)
    .sees('checking', 'busy')
    .settles('findOpenGame', none)
    .settles('loadGame', loadedGame())
    .sees('launching')
    .invokes('launchGame', { game, mode: 'play', roomId: '' })
    .nothingElse(),
  linked('A link to a game under maintenance says so, without a launch')
    .meets('own.address.safe')
    .settles('loadGame', loadedGame({ maintenance: true }))
    .sees('waiting.closed')
    .nothingElse(),

  journey('The launch first checks whether another game is open')
    .meets('own.game-session.leave')
    .given({ id: 'lab-wheel', mode: 'play' })
    .sees('checking', 'busy')
    .invokes('findOpenGame')
    .invokes('watchLanguage')
    .nothingElse()
    .ignores(leave)
    .settles('findOpenGame', { error: offline })
    .sees('loading')
    .invokes('loadGame', { id: 'lab-wheel' }),
  withOpenGame('An open game closes only with the player’s consent, and only once the other one is launched')
    .meets('own.game-session.leave')
    .sees('waiting.confirmingLeave')
    .lacks('busy', 'rejected')
    .knows({ hasAgreedToLeave: false })
    .nothingElse()
    .ignores(retry)
    .sends(leave)
    .sees('loading')
    .invokes('loadGame', { id: 'lab-wheel' })
    .nothingElse()
    .settles('loadGame', loadedGame())
    .sees('launching')
    .invokes('launchGame', { game, mode: 'play', roomId: '' })
    .nothingElse()
    .settles('launchGame', opened)
    .sees('opening', 'busy')
    .invokes('gameOpening', { kind: 'seamless', game, leavesOther: true })
    .nothingElse(),
  agreed('A failed launch leaves the open game; a retry ends it')
    .settles('launchGame', { error: offline })
    .sees('waiting.rejected', 'rejected')
    .knows({ failure: offline })
    .nothingElse()
    .sends(retry)
    .settles('launchGame', opened)
    .invokes('gameOpening', { kind: 'seamless', game, leavesOther: true }),
  ...[
    ['without a demo', 'noDemo', { output: { kind: 'noDemo' } }] as const,
    ['under maintenance', 'closed', { output: { kind: 'maintenance', games: [other] } }] as const,
    ['that nothing runs', 'unconnected', { output: { kind: 'unconnected', games: [other] } }] as const,
    ['that a limit forbids', 'limited', { output: { kind: 'limited', allowance } }] as const,
  ].map(([what, state, outcome]) =>
    agreed(`A game ${what} leaves the open one as it is`)
      .settles('launchGame', outcome)
      .sees(`waiting.${state}`)
      .nothingElse(),
  ),
  withOpenGame('A game that fails to load leaves the open one')
    .meets('own.game-session.leave')
    .sends(leave)
    .settles('loadGame', { error: offline })
    .sees('waiting.loadFailed', 'rejected')
    .nothingElse(),
  found('A page that cannot open says so; a retry launches again', {})
    .meets('own.portal.broken-part')
    .settles('launchGame', opened)
    .settles('gameOpening', { error: offline })
    .sees('waiting.rejected', 'rejected')
    .knows({ failure: offline })
    .sends(retry)
    .sees('launching')
    .knows({ failure: null }),
  withOpenGame('A player who stays in the open game launches nothing')
    .meets('own.game-session.leave')
    .sends({ type: 'stay.selected' })
    .sees('cancelled')
    .nothingElse()
    .ends({}),

  found('A demo of a game without one is rejected by the gateway, and the dialog says so', {}, 'trial')
    .meets('own.launch.demo')
    .settles('launchGame', { output: { kind: 'noDemo' } })
    .sees('waiting.noDemo')
    .lacks('busy', 'rejected')
    .nothingElse()
    .ignores(retry),
  lottery('A demo of a lottery goes to the gateway too, never to its board', {}, 'trial')
    .meets('own.launch.demo')
    .sees('launching')
    .invokes('launchGame', { game: { ...game, gameType: 'LOTT' }, mode: 'trial', roomId: '' }),

  lottery('A lottery opens on the page of its play', { gameCode: 'SSC1', playType: 'last3' })
    .meets('s2.launch.lottery-route')
    .settles('launchGame', ours)
    .sees('opening')
    .knows({ openedKind: 'lottery' })
    .settles('gameOpening', { output: { to: 'lottery', params: { gameCode: 'SSC1', playType: 'last3' } } })
    .ends(next('lottery', { gameCode: 'SSC1', playType: 'last3' })),

  linked('A game offered on a language change is launched for points by a press')
    .meets('own.address.safe')
    .settles('loadGame', loadedGame())
    .sends(languageChange)
    .settles('loadGame', loadedGame())
    .sees('waiting.offered')
    .sends(press)
    .settles('findOpenGame', none)
    .settles('loadGame', loadedGame())
    .invokes('launchGame', { game, mode: 'play', roomId: '' }),
  ...(['play', 'trial'] as const).flatMap((mode) =>
    [
      withOpenGame(`A game blocked by another open one (${mode})`, mode),
      found(`A game under maintenance (${mode})`, { maintenance: true }, mode),
      found(`A game without a connection (${mode})`, {}, mode).settles('launchGame', {
        output: { kind: 'unconnected', games: [other] },
      }),
      found(`A game that a limit forbids (${mode})`, {}, mode).settles('launchGame', {
        output: { kind: 'limited', allowance },
      }),
      found(`A game without a demo (${mode})`, {}, mode).settles('launchGame', { output: { kind: 'noDemo' } }),
      found(`A game that was not opened (${mode})`, {}, mode).settles('launchGame', { error: offline }),
      pressed(`A game that failed to load (${mode})`, mode).settles('loadGame', { error: offline }),
    ].map((start) =>
      start
        .meets('own.address.safe', 's4.language.localised')
        .sends(languageChange)
        .sees('loading', 'busy')
        .knows({ mode, isRequested: false })
        .invokes('loadGame', { id: 'lab-wheel' })
        .nothingElse()
        .settles('loadGame', loadedGame())
        .sees('waiting.offered')
        .nothingElse()
        .sends(press)
        .settles('findOpenGame', none)
        .settles('loadGame', loadedGame())
        .invokes('launchGame', { game, mode, roomId: '' }),
    ),
  ),
  pressed('A language change during the load restarts it, and the launch continues', 'trial')
    .meets('s4.language.localised')
    .sends(languageChange)
    .sees('loading', 'busy')
    .knows({ isRequested: true })
    .invokes('loadGame', { id: 'lab-wheel' })
    .nothingElse()
    .settles('loadGame', loadedGame({ gameName: 'চাকা' }))
    .invokes('launchGame', { game: { ...game, gameName: 'চাকা' }, mode: 'trial', roomId: '' }),
  linked('A launch whose language cannot be watched continues')
    .settles('watchLanguage', { error: offline })
    .settles('loadGame', loadedGame())
    .sees('waiting.offered'),

  journey('A vendor leads to the list of its games, without a load or a saved choice')
    .meets('s2.launch.vassalage-popup')
    .given({ vassalage: 'LAB', gameType: 'LIVE' })
    .sees('atPopup')
    .nothingElse()
    .ends(next('gamePopup', { id: 'LAB' })),

  journey('A slots vendor is saved, and leads to its slots')
    .meets('s2.launch.vassalage-slots', 's2.route.rng-vendor-query')
    .given({ vassalage: 'BAT', gameType: 'RNG' })
    .sees('storingVendor', 'busy')
    .invokes('keepVassalage', { vassalage: 'BAT' })
    .invokes('watchLanguage')
    .nothingElse()
    .settles('keepVassalage', { output: undefined })
    .sees('atSlots')
    .ends(next('rng')),

  journey('A slots vendor that cannot be saved shows its games over the page')
    .meets('s2.launch.vassalage-slots')
    .given({ vassalage: 'BAT', gameType: 'RNG' })
    .settles('keepVassalage', { error: offline })
    .sees('atPopup')
    .ends(next('gamePopup', { id: 'BAT' })),

  found('A game under maintenance is not launched; others are recommended', { maintenance: true, recommended: [other] })
    .sees('waiting.closed')
    .lacks('busy', 'rejected')
    .knows({ game: { ...game, maintenance: true, recommended: [other] }, instead: [other] })
    .nothingElse()
    .ignores(retry),

  found('A game whose studio is under maintenance is not opened either; others are recommended', {})
    .knows({ instead: [] })
    .settles('launchGame', { output: { kind: 'maintenance', games: [other] } })
    .sees('waiting.closed')
    .lacks('busy', 'rejected')
    .knows({ instead: [other] })
    .nothingElse()
    .ignores(retry),

  found('A game that a limit of the player forbids is not opened; the limit and its end are named', {})
    .meets('own.play-limit.reached')
    .knows({ allowance: null })
    .settles('launchGame', { output: { kind: 'limited', allowance } })
    .sees('waiting.limited', 'stopped')
    .lacks('busy', 'rejected')
    .knows({ allowance })
    .nothingElse()
    .ignores(retry),

  found('A game without a connected studio says so, and others are recommended', { recommended: [game] })
    .meets('s2.launch.third-party')
    .knows({ instead: [game] })
    .settles('launchGame', { output: { kind: 'unconnected', games: [other] } })
    .sees('waiting.unconnected')
    .lacks('busy', 'rejected')
    .knows({ instead: [other] })
    .nothingElse()
    .ignores(retry),

  pressed('A removed game is reported as gone')
    .settles('loadGame', { output: { kind: 'gone' } })
    .sees('notFound')
    .lacks('busy', 'rejected')
    .knows({ game: null })
    .nothingElse()
    .ignores(retry),

  pressed('A failed load is reported and can be retried')
    .meets('s2.launch.third-party')
    .settles('loadGame', { error: offline })
    .sees('waiting.loadFailed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('loading')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('loadGame', { id: 'lab-wheel' }),

  found('A launch that the studio rejects shows the reason and can be retried', {})
    .meets('s2.launch.third-party')
    .settles('launchGame', { error: offline })
    .sees('waiting.rejected', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('launching')
    .knows({ failure: null })
    .invokes('launchGame', { game, mode: 'play', roomId: '' })
    .settles('launchGame', opened)
    .settles('gameOpening', { output: { to: 'seamless' } })
    .ends(next('seamless')),
];
