import { type ClientError, ERROR_NAMES, ERROR_PHRASES } from '../../../contract/platform/client-errors';

/** Description of a failure in a report. */
export type Failed = Pick<ClientError, 'kind' | 'frames'> &
  Partial<Pick<ClientError, 'name' | 'phrase' | 'asset' | 'ignored'>>;

const FRAME = /(assets\/[\w.-]+:\d+:\d+)/g;
const FRAMES = 5;

/**
 * Describes an error by its name, a known phrase and positions in our scripts; the rest of its message may quote what a
 * player typed (`own.client-errors.private`).
 */
export function failedBy(kind: ClientError['kind'], error: unknown): Failed {
  const { name, message, stack } = Object(error instanceof Error ? error : {});
  return {
    kind,
    name: ERROR_NAMES.find((known) => known === name) ?? 'Error',
    phrase: ERROR_PHRASES.find((known) => String(message).includes(known)) ?? '',
    frames: (String(stack ?? '').match(FRAME) ?? []).slice(0, FRAMES),
  };
}

/** Describes a failed load by the file's name without its hash. */
export const failedLoad = (file: string): Failed => ({
  kind: 'load',
  frames: [],
  asset: /assets\/[\w.-]+/.exec(file)?.[0].replace(/-[\w-]{7,8}(?=\.\w+$)/, ''),
});

/** Errors of defects; charts handle all others. */
export const isDefect = (error: unknown): boolean =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((type) => error instanceof type) &&
  !/fetch|load failed|networkerror/i.test(String(Object(error).message));

/** Equal failures of a page have equal keys. */
export const keyOf = ({ kind, name, phrase, frames, asset, ignored }: Failed, chart = '', state = ''): string =>
  JSON.stringify([kind, name, phrase, frames[0], asset, ignored, chart, state]);
