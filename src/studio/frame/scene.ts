import type { Say } from './words';

/** What a round shows, as the studio told it. */
export type Shown = Readonly<Record<string, unknown>>;

/** A game as it is drawn: its picture, what the player chooses beside the stake, and how a result comes to be seen. */
export type Scene = {
  picture: Element;
  /** Null where there is nothing to choose. */
  choice: HTMLElement | null;
  /** The act that goes with the stake. */
  act(): object;
  /** Has the result seen; at once where `still`. Over when it can be read. */
  show(shown: Shown, still: boolean): Promise<void>;
  /** The result in words. */
  words(shown: Shown): string;
};
export type MakeScene = (say: Say) => Scene;

export const numberIn = (shown: Shown, name: string): number => Number(shown[name] ?? 0);
export const listIn = (shown: Shown, name: string): unknown[] => {
  const value = shown[name];
  return Array.isArray(value) ? value : [];
};

/** "3/2" as a number of two places, for people. */
export const decimal = (fraction: string): number => {
  const [over = '0', under = '1'] = fraction.split('/');
  return Math.floor((Number(over) * 100) / Number(under) + 1e-9) / 100;
};

/** How long a result takes to be seen, ms. */
export const SEEN_AFTER = 2_000;
