import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const game = { gameId: 'lab-dice', gameName: 'Dice', launchId: 'L-1', mode: 'real' };
const round = { roundId: 'R-1', gameId: 'lab-hilo', gameName: 'Hi-lo', staked: '10.00', won: '0.00' };
const figures = { startedAt: 1, staked: '30.00', won: '19.60', net: '-10.40', roundOpen: false, at: 2 };
const ready = { type: 'frame.ready' };
const roundStart = { type: 'round.started' };
const over = { type: 'round.ended' };
const hint = { type: 'balance.hinted' };
const exit = { type: 'exit.requested' };
const leave = { type: 'leave.requested' };
const yes = { type: 'leave.confirmed' };
const no = { type: 'stay.selected' };
const replaced = { type: 'game.replaced' };
const retry = { type: 'retry.requested' };
const stopped = { type: 'frame.failed', code: 'sitting.over' };
const lobby = { next: { to: 'lobby' } };
const launch = (id: string, mode = 'play') => ({
  next: { to: mode === 'trial' ? 'demo' : 'launch', params: { id, mode } },
});

const fresh = { output: { kind: 'fresh', game } };
const used = { output: { kind: 'used', game } };
const none = { output: { kind: 'none' } };

const loading = (title: string) => journey(title).settles('readGame', fresh);
const idle = (title: string) => loading(title).sends(ready);
const playing = (title: string) => idle(title).sends(roundStart);
const requesting = (title: string) => playing(title).sends(leave);
const closed = (title: string) =>
  journey(title)
    .settles('readGame', used)
    .settles('loadRounds', { output: [round] });

/** The oracle of a game in its frame, from the requirements. */
export const gameSessionJourneys = [
  journey('A launched game loads in its frame, is played round by round, and asks before it closes between rounds')
    .meets('s2.route.game-iframe-source', 'own.game-session.frame')
    .sees('loading', 'busy')
    .lacks('framed')
    .knows({ game: null })
    .invokes('readGame')
    .nothingElse()
    .settles('readGame', fresh)
    .sees('playing.round.loading', 'busy', 'framed')
    .knows({ game })
    .invokes('frame')
    .invokes('address')
    .invokes('readFigures', { launchId: 'L-1' })
    .nothingElse()
    .ignores(over)
    .sends(ready)
    .sees('playing.round.idle', 'framed')
    .lacks('busy')
    .notifies('address', { type: 'game.started' })
    .nothingElse()
    .ignores(over)
    .ignores(no)
    .sends(roundStart)
    .sees('playing.round.open')
    .nothingElse()
    .ignores(ready)
    .sends(over)
    .sees('playing.round.idle')
    .nothingElse()
    .sends(leave)
    .sees('playing.round.confirmingLeave.idle', 'framed')
    .nothingElse()
    .sends(yes)
    .sees('left')
    .ends({}),

  idle('With a studio that reports no rounds, leaving requires a confirmation, too; staying continues the game')
    .meets('own.game-session.leave')
    .sends(leave)
    .sees('playing.round.confirmingLeave.idle')
    .ignores(leave)
    .ignores(exit)
    .sends(no)
    .sees('playing.round.idle')
    .notifies('address', { type: 'leave.rejected' })
    .nothingElse(),
  idle('A round that starts while the dialog is open is not lost')
    .meets('own.game-session.leave')
    .sends(exit)
    .sends(roundStart)
    .sees('playing.round.confirmingLeave.open')
    .sends(no)
    .sees('playing.round.open')
    .notifies('address', { type: 'leave.rejected' })
    .sends(leave)
    .sends(yes)
    .ends({}),
  ...[loading, idle, playing, requesting].map((state) =>
    state('A launch with consent ends the game without another dialog')
      .meets('own.game-session.leave')
      .sends(replaced)
      .ends({}),
  ),
  loading('A game that is still loading closes without a confirmation')
    .meets('own.game-session.frame')
    .sends(leave)
    .ends({}),

  loading('An open round continues once the frame reports it')
    .meets('own.game-session.frame')
    .sends(roundStart)
    .sees('playing.round.open')
    .notifies('address', { type: 'game.started' }),

  loading('A frame that does not load within 20 seconds is late and requires a new launch')
    .meets('own.game-session.frame')
    .waits(19_999)
    .sees('playing.round.loading')
    .waits(1)
    .sees('late', 'rejected')
    .lacks('framed')
    .sends(retry)
    .ends(launch('lab-dice')),

  idle('A frame that loaded is never late').meets('own.game-session.frame').waits(60_000).sees('playing.round.idle'),

  idle('A failed game says why, and is launched again')
    .meets('own.game-session.frame')
    .sends(stopped)
    .sees('broken', 'rejected')
    .lacks('framed')
    .knows({ code: 'sitting.over' })
    .sends(retry)
    .ends(launch('lab-dice')),

  playing('A game fails in the middle of a round')
    .meets('own.game-session.frame')
    .sends(stopped)
    .sees('broken')
    .sends(leave)
    .ends({}),

  journey('A free demo is launched again as a free demo')
    .meets('own.game-session.frame')
    .settles('readGame', { output: { kind: 'fresh', game: { ...game, mode: 'fun' } } })
    .sends(stopped)
    .sends(retry)
    .ends(launch('lab-dice', 'trial')),

  requesting('During a round, leaving requires a confirmation; staying continues the game')
    .meets('own.game-session.leave')
    .sees('playing.round.confirmingLeave.open', 'framed')
    .nothingElse()
    .ignores(leave)
    .ignores(exit)
    .sends(no)
    .sees('playing.round.open')
    .notifies('address', { type: 'leave.rejected' })
    .nothingElse()
    .sends(over)
    .sees('playing.round.idle'),

  requesting('A player who confirms leaves for the address’s target')
    .meets('own.game-session.leave')
    .sends(yes)
    .ends({}),

  requesting('The round ends while the dialog is open: the player still decides')
    .meets('own.game-session.leave')
    .sends(over)
    .sees('playing.round.confirmingLeave.idle')
    .sends(no)
    .sees('playing.round.idle')
    .notifies('address', { type: 'leave.rejected' }),

  idle('The exit button in the game asks, and leads to the lobby')
    .meets('own.game-session.frame')
    .sends(exit)
    .sees('playing.round.confirmingLeave.idle')
    .sends(yes)
    .ends(lobby),

  loading('While the game loads, its exit button does not ask').meets('own.game-session.frame').sends(exit).ends(lobby),

  playing('The exit button asks during a round as well; a player who confirms goes to the lobby')
    .meets('own.game-session.leave')
    .sends(exit)
    .sees('playing.round.confirmingLeave.open')
    .sends(yes)
    .ends(lobby),

  playing('A player who stays after the exit button and leaves by the address goes where that leads')
    .meets('own.game-session.leave')
    .sends(exit)
    .sends(no)
    .sends(leave)
    .sends(yes)
    .ends({}),

  idle('A player who stays between rounds after the exit button, too, leaves by the address for its target')
    .meets('own.game-session.leave')
    .sends(exit)
    .sends(no)
    .sends(leave)
    .sends(yes)
    .ends({}),

  idle('Time and result load immediately, each 10 seconds, and whenever the balance may have changed')
    .meets('own.game-session.figures')
    .sees('playing.figures.refreshing')
    .settles('readFigures', { output: figures })
    .sees('playing.figures.idle')
    .knows({ figures })
    .waits(9_999)
    .sees('playing.figures.idle')
    .waits(1)
    .sees('playing.figures.refreshing')
    .knows({ figures })
    .invokes('readFigures', { launchId: 'L-1' })
    .settles('readFigures', { error: offline })
    .sees('playing.figures.idle', 'playing.round.idle')
    .knows({ figures })
    .sends(hint)
    .sees('playing.figures.refreshing')
    .notifies('frame', { type: 'money.moved' })
    .invokes('readFigures', { launchId: 'L-1' }),

  closed('A game opened before is launched again, because its token is single-use')
    .meets('own.game-session.unfinished')
    .sees('closed')
    .lacks('busy', 'rejected', 'framed')
    .knows({ game, rounds: [round] })
    .sends(retry)
    .ends(launch('lab-dice')),

  closed('An unfinished round continues')
    .meets('own.game-session.unfinished')
    .sends({ type: 'round.selected', gameId: 'lab-hilo' })
    .ends(launch('lab-hilo')),

  journey('Without a launched game, open rounds are loaded, and the address leads anywhere')
    .meets('own.game-session.unfinished')
    .settles('readGame', none)
    .sees('searching', 'busy')
    .invokes('loadRounds')
    .nothingElse()
    .settles('loadRounds', { output: [] })
    .sees('closed')
    .knows({ game: null, rounds: [] })
    .nothingElse()
    .ignores(retry)
    .sends(leave)
    .ends({}),

  journey('Open rounds that fail to load are reported and can be retried')
    .meets('own.game-session.unfinished')
    .settles('readGame', none)
    .settles('loadRounds', { error: offline })
    .sees('loadFailed', 'rejected')
    .knows({ failure: offline })
    .sends(retry)
    .sees('searching')
    .knows({ failure: null })
    .invokes('loadRounds'),

  journey('An unreadable storage has no game')
    .meets('own.portal.broken-part')
    .settles('readGame', { error: broken })
    .sees('searching'),

  idle('A frame that cannot be watched is late')
    .meets('own.portal.broken-part')
    .settles('frame', { error: broken })
    .sees('late'),

  playing('The game continues without control of the address')
    .meets('own.portal.broken-part')
    .settles('address', { error: broken })
    .sees('playing.round.open'),
];

/** Invariants of a game in its frame. */
export const gameSessionInvariants = [
  invariant(
    'Only a confirmation, here or at another launch, or a failure of the game closes the frame',
    ({ before, snapshot, move }) =>
      !(['idle', 'open', 'confirmingLeave'] as const).some((round) => before?.matches({ playing: { round } })) ||
      snapshot.hasTag('framed') ||
      ['leave.confirmed', 'game.replaced', 'frame.failed', 'xstate.error.actor.frame'].includes(move?.event.type ?? ''),
  ).meets('own.game-session.leave'),
];

export const gameSessionTemporals = [
  leadsTo(
    'A frame that does not load is reported as late',
    'playing.round.loading',
    ['late', 'broken', 'left', 'closed', 'playing.round.idle', 'playing.round.open'],
    { within: 3 },
  ),
];
