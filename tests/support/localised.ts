import type { AnySamples, Language } from '../../src/atlas';
import { spokenBy } from './words';

type Ending = { output: unknown } | { error: unknown };
const isSpoken = (error: unknown): error is { code: string; message: string } =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && typeof error.code === 'string';

/** Samples whose refusals are said in the words of the gateway, in a language: what a test must find on the screen. */
export function localised<S extends AnySamples>(samples: S, language: Language): AnySamples {
  const say = (ending: Ending): Ending => {
    if (!('error' in ending) || !isSpoken(ending.error)) return ending;
    const { error } = ending;
    return { error: { ...error, message: spokenBy(language, error.code) ?? error.message } };
  };
  const outcomes = Object.entries(samples.outcomes).map(([actor, classes]) => [
    actor,
    Object.fromEntries(Object.entries(classes).map(([name, ending]) => [name, say(ending)])),
  ]);
  return { ...samples, outcomes: Object.fromEntries(outcomes) };
}
