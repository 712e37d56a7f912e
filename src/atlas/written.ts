import type { AnySamples, AnyWords, Text, WrittenSamples } from './types';

type Classes<T> = Record<string, Record<string, T>>;

/** Splits the contents of a samples file into samples and labels; labels are undefined without a title. */
export function readSamples(written: WrittenSamples): { samples: AnySamples; words?: AnyWords } {
  const { title, states = {}, events, outcomes, inputs } = written;
  return {
    samples: {
      events: classesOf(events, ({ event = {} }) => event),
      outcomes: classesOf(outcomes, ({ en: _en, bn: _bn, ...ending }) => ending),
      ...(inputs && { inputs: valuesOf(inputs, ({ input }) => input) }),
    },
    ...(title && {
      words: {
        ...{ title, states, events: classesOf(events, textOf), outcomes: classesOf(outcomes, textOf) },
        ...(inputs && { inputs: valuesOf(inputs, textOf) }),
      },
    }),
  };
}

const valuesOf = <T, R>(of: Record<string, T>, value: (element: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([name, element]) => [name, value(element)]));
const classesOf = <T, R>(of: Classes<T>, value: (element: T) => R): Classes<R> =>
  valuesOf(of, (classes) => valuesOf(classes, value));

const textOf = ({ en = '', bn = '' }: Partial<Text>): Text => ({ en, bn });
