import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gameSessionMachine } from '../../../../../machines/play/game-session/game-session.machine';

export type GameRef = ActorRefFrom<typeof gameSessionMachine>;
type GameState = SnapshotFrom<typeof gameSessionMachine>;
export type GameProps = { content: GameRef; state: GameState };
