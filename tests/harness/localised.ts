import type { AnySamples, Language } from '../../src/atlas';
import { spokenBy, translateGatewayText } from './words';

type Ending = { output: unknown } | { error: unknown };
const isSpoken = (error: unknown): error is { code: string; message: string } =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'message' in error &&
  typeof error.code === 'string';
/** A child chart's output contains the failure it ended with. */
const hasFailure = (output: unknown): output is { failure: unknown } =>
  typeof output === 'object' && output !== null && 'failure' in output;

/** A form's output contains a message of the gateway, or a failure that no correction helps. */
const hasWord = (output: unknown): output is { word: unknown } =>
  typeof output === 'object' && output !== null && 'word' in output;

/** Localises the rejections of samples into the gateway's messages, which a test must find on the screen. */
export function localised<S extends AnySamples>(samples: S, language: Language): AnySamples {
  const spoken = (failure: unknown): unknown =>
    isSpoken(failure) ? { ...failure, message: spokenBy(language, failure.code) ?? failure.message } : failure;
  const localise = (ending: Ending): Ending => {
    if ('error' in ending) return { error: spoken(ending.error) };
    const { output } = ending;
    if (hasWord(output)) {
      const { word } = output;
      return {
        output: { ...output, word: typeof word === 'string' ? translateGatewayText(language, word) : spoken(word) },
      };
    }
    return hasFailure(output) ? { output: { ...output, failure: spoken(output.failure) } } : ending;
  };
  const outcomes = Object.entries(samples.outcomes).map(([actor, classes]) => [
    actor,
    Object.fromEntries(Object.entries(classes).map(([name, ending]) => [name, localise(ending)])),
  ]);
  return { ...samples, outcomes: Object.fromEntries(outcomes) };
}
