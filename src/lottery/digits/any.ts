import { choose, power, sum } from '../combinatorics';
import { digits } from '../fields';
import { NONE, play, won } from '../play';
import { eachAmong } from '../readings';
import { combining } from '../shapes';
import type { Play } from '../types';
import { chancesOf, digitsInWindow, placesIn, type Window } from './window';

/** Several digits that must all appear somewhere in the window. */
export const anywhere = (code: string, window: Window, take: number): Play => {
  const { base, count } = window;
  const without = (digits: number) =>
    (digits % 2 === 0 ? 1n : -1n) * choose(take, digits) * power(base - digits, count);
  return play({
    code,
    fields: [digits('numbers', base, take)],
    samples: [`${Array.from({ length: take + 1 }, (_, digit) => digit)}`],
    shape: combining(take),
    peak: ([numbers = []]) => Number(choose(Math.min(numbers.length, count), take)),
    narrow: ([numbers = []], drawn) => [numbers.filter((digit) => digitsInWindow(window, drawn).includes(digit))],
    wins: ([numbers = []], drawn) => won(numbers.every((digit) => digitsInWindow(window, drawn).includes(digit))),
    reads: ([numbers = []]) => [{ places: placesIn(window), kindOf: eachAmong(numbers) }],
    chances: () => chancesOf(window, sum(Array.from({ length: take + 1 }, (_, digits) => without(digits)))),
  });
};

/** Digit that must appear at least `least` times. */
export const often = (code: string, window: Window, least: number): Play => {
  const { base, count } = window;
  const times = Array.from({ length: count - least + 1 }, (_, more) => least + more);
  return play({
    code,
    fields: [digits('numbers', base)],
    samples: ['0,1'],
    shape: combining(1),
    peak: ([numbers = []]) => Math.min(numbers.length, Math.floor(count / least)),
    wins: ([[number] = NONE], drawn) =>
      won(digitsInWindow(window, drawn).filter((digit) => digit === number).length >= least),
    reads: ([numbers = []]) => [{ places: placesIn(window), kindOf: eachAmong(numbers) }],
    chances: () => chancesOf(window, sum(times.map((often) => choose(count, often) * power(base - 1, count - often)))),
  });
};
