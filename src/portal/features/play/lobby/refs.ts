import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gameBrowseMachine } from '../../../../../machines/play/game-browse/game-browse.machine';

export type GameBrowseRef = ActorRefFrom<typeof gameBrowseMachine>;
type GameBrowseState = SnapshotFrom<typeof gameBrowseMachine>;
/** What a part of the lobby is given: the chart, and how it stands. */
export type PartProps = { browse: GameBrowseRef; state: GameBrowseState };
