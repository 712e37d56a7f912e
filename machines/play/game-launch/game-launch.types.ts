import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Game, GameDetail } from '../../../src/contract/play/games';
import type { PlayerStatus } from '../../../src/contract/play/lottery';
import type { Place } from '../../platform/host/host.machine';
import type { GameInfoOutcome } from '../game-info/game-info.machine';
import type { OpenedKind } from '../game-opening/game-opening.machine';

/**
 * A game by its id, for money or as a free demo, or the games of a vendor in a category. A button sets the mode; an
 * address does not, so it launches nothing by itself. `roomId`: the selected room of the game.
 */
export type LaunchInput = {
  id?: string;
  roomId?: string;
  mode?: 'play' | 'trial';
  vassalage?: string;
  gameType?: string;
};
/** Game to launch; `roomId` is empty if the game has no rooms. */
export type LaunchQuery = { game: Game | null; mode: LaunchContext['mode']; roomId: string };
/**
 * Outcome of a launch. Opened: the kind of its page; a game in a frame is stored for it. Not opened: `noDemo`, a reason
 * with recommended games, or a limit of the player's own with what is left of it.
 */
export type LaunchOutcome =
  | { kind: OpenedKind | 'noDemo' }
  | { kind: 'maintenance' | 'unconnected'; games: Game[] }
  | { kind: 'limited'; allowance: PlayAllowance };
type PlayAllowance = PlayerStatus['playLeft'][number];
export type LaunchContext = Required<Omit<LaunchInput, 'mode'>> & {
  mode: 'play' | 'trial';
  /** True once the player has pressed a button to launch; a language change resets it, but not the mode. */
  isRequested: boolean;
  game: GameDetail | null;
  instead: Game[];
  /** Rest of the limit that forbade the launch. */
  allowance: PlayAllowance | null;
  /** True once the player has agreed to leave the open game. */
  hasAgreedToLeave: boolean;
  /** Kind of page that the launched game opens on; null before the launch. */
  openedKind: OpenedKind | null;
  next: Place | null;
  failure: Failure | null;
};

export type LaunchEvent =
  | { type: 'launch.requested' }
  | { type: 'retry.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'stay.selected' }
  | { type: 'language.changed' }
  | DoneActorEvent<{ isOpen: boolean }, 'findOpenGame'>
  | DoneActorEvent<GameInfoOutcome, 'loadGame'>
  | DoneActorEvent<LaunchOutcome, 'launchGame'>
  | DoneActorEvent<Place, 'gameOpening'>
  | ErrorActorEvent<Failure>;
