import type { TableGame } from '../games/game';
import type { View } from './api';
import type { RoundView, Scene } from './scene';
import type { Texts, WordId } from './words';

/** Scene of a game at a table: it draws rounds that all players share. */
export type TableScene = Scene & {
  /** Messages while bets are open, while the beacon decides, and while fixtures are under way. */
  messages: { betting: WordId; closed: WordId; firstPart?: WordId };
  /** Name of the list of earlier results. */
  history: WordId;
  /** Number of chips on spots; games without spots have a single stake. */
  chips?(): number;
  /** Label of the selectable stakes; by default the value of a chip, or the stake in games without chips. */
  stakeLabel?: WordId;
  /** Description of the whole stake; chips by default. */
  total?(amount: string): string;
  /** Sets up the round with this number, in games whose rounds differ. */
  open?(number: number): void;
  /** Draws the field before a result. */
  wait(): void;
  /** Draws the state at the break, and returns it as a message. */
  pause?(result: RoundView): string;
  /** Number of earlier results to list, one per line; by default all are in one row. */
  pastLines?: number;
  /** Short text of an earlier result; bright ones are highlighted. */
  past(result: RoundView): { text: string; isBright: boolean };
  /** Describes the player's stake while the round runs; empty if no description is needed. */
  staked(view: RoundView): string;
  /** Draws the flight at a time in ms; only its multiple if `still`. */
  fly?(ms: number, still: boolean): void;
  decisions?: SceneDecisions;
};

/** Buttons of a decision, hidden while none is open to the player. */
export type DecisionControls = {
  buttons: readonly HTMLElement[];
  draw(isOpen: boolean, isBusy: boolean): void;
};
/** Decisions that players make while a round runs. */
type SceneDecisions = {
  controls(send: (act: object) => void): DecisionControls;
  /** Shows the cards that all players see, and those of the player's own stake. Either is null if there is none. */
  see(stake: RoundView | null, visible: RoundView | null, still: boolean): void;
  /** Returns an open decision as text. */
  words(visible: RoundView): string;
};
export type MakeTableScene = (texts: Texts, odds: View['odds'], game: TableGame) => TableScene;
