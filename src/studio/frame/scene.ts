import type { GameId } from '../catalogue/entries';
import type { Round } from './api';
import type { Texts, WordId } from './words';

/** Visible part of a round, as the studio sends it. */
export type RoundView = Readonly<Record<string, unknown>>;

/** Controls of an open round, in a game of several acts. */
export type Turns = {
  /** Buttons below the board; those that are `hidden` are left out. */
  buttons: readonly HTMLElement[];
  /** Draws the controls; `round` is null while none is open. */
  draw(round: Round | null, isBusy: boolean): void;
  /** Moves the focus to the next control. */
  focus(): void;
};

/** Drawing of a game: its picture, the player's choice besides the stake, and the animation of a result. */
export type Scene = {
  picture: Element;
  /** Null if there is nothing to choose. */
  choice: HTMLElement | null;
  /** Returns the act that is sent with the stake. */
  act(): object;
  /** Message about a missing choice, before a round can start; null if nothing is missing. */
  missing?(): string | null;
  /** Animates the result; immediately if `still`. Resolves once the result can be read. */
  show(view: RoundView, still: boolean): Promise<void>;
  /** Returns the result as text. */
  words(view: RoundView): string;
  /** Label of a line of the published table. */
  resultOf(name: string, choice: RoundView): string;
  /** Returns whether the page lists a line of the published table; all lines by default. */
  isListed?(choice: RoundView, pays: string): boolean;
  /** Notes above the published table. */
  notes?: readonly WordId[];
  /** Pay table, above the published odds. */
  paytable?(): HTMLElement;
  turns?(send: (act: object) => void): Turns;
};
export type MakeScene = (texts: Texts, game: GameId) => Scene;

export const numberIn = (view: RoundView, name: string): number => Number(view[name] ?? 0);
export const listIn = (view: RoundView, name: string): unknown[] => {
  const value = view[name];
  return Array.isArray(value) ? value : [];
};

/** Converts a fraction like "3/2" to a number of two places, for display. */
export const decimal = (fraction: string): number => {
  const [over = '0', under = '1'] = fraction.split('/');
  return Math.floor((Number(over) * 100) / Number(under) + 1e-9) / 100;
};

/** Returns a stake times its multiple, rounded down to the minor unit, like the studio's payout. */
export function worthOf(stake: string, fraction: string): string {
  const [over = '0', under = '1'] = fraction.split('/');
  const minor = (BigInt(stake.replace('.', '')) * BigInt(over)) / BigInt(under);
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}

/** Duration of a result's animation, ms. */
export const ANIMATION_MS = 2_000;
