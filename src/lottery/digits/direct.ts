import { digits } from '../fields';
import { play, won } from '../play';
import { amongAt } from '../readings';
import { ofAny, ofEach } from '../shapes';
import type { Play } from '../types';
import { chancesOf, digitsInWindow, type Window } from './window';

const placesOf = ({ base, from, count }: Window, least: number) =>
  Array.from({ length: count }, (_, index) => digits(`place-${from + index + 1}`, base, least));

/** Exact digit at every place. */
export const direct = (code: string, window: Window): Play =>
  play({
    code,
    fields: placesOf(window, 1),
    samples: [Array.from({ length: window.count }, () => '0,1').join('|')],
    shape: ofEach,
    narrow: (selection, drawn) =>
      selection.map((values, index) => values.filter((value) => value === digitsInWindow(window, drawn)[index])),
    wins: (unit, drawn) => won(digitsInWindow(window, drawn).every((digit, index) => digit === unit[index]?.[0])),
    reads: (selection) => amongAt(window.from, selection),
    chances: () => chancesOf(window, 1n),
  });

/** Digit at a place; several places can be filled, each a unit of its own. */
export const place = (code: string, window: Window): Play =>
  play({
    code,
    fields: placesOf(window, 0),
    samples: [['0,1', ...Array.from({ length: window.count - 1 }, () => '')].join('|')],
    shape: ofAny,
    wins: (unit, drawn) => won(digitsInWindow(window, drawn).some((digit, index) => digit === unit[index]?.[0])),
    reads: (selection) => amongAt(window.from, selection),
    chances: () => chancesOf({ ...window, count: 1 }, 1n),
  });
