import * as v from 'valibot';
import { language, nothing } from './basic-fields';
import type { Endpoint } from './endpoint';
import { PATHS } from './paths';

/**
 * Kinds of failures in a browser: a script failed, or a promise was rejected, without a handler; a view failed, or an
 * actor of a chart; a file did not load; a chart ignored an event of the page.
 */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'render', 'actor', 'load', 'ignored'] as const;

/** Names of errors; any other is reported as `Error`. */
export const ERROR_NAMES = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'AggregateError',
  'AbortError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;

/**
 * Phrases of messages, of browsers and of our own code. A report has the first that its message contains, since the
 * rest of a message may quote data (`own.client-errors.private`).
 */
export const ERROR_PHRASES = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'undefined is not an object',
  'null is not an object',
  'is not a function',
  'is not a constructor',
  'is not iterable',
  'is not defined',
  'before initialization',
  'Assignment to constant variable',
  'Invalid array length',
  'Invalid time value',
  'is not valid JSON',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Infinite loop detected',
  'Minified React error',
  'Hydration failed',
  'Importing a module script failed',
  'dynamically imported module',
  'Failed to fetch',
  'Load failed',
  'did not come',
  'is not provided',
  'is not loaded',
  'There is no destination',
  'Uncompiled message detected',
  'Script error',
] as const;

/** Events of a chart in a report, and maximum size of a report, bytes. */
export const CLIENT_ERROR_LIMITS = { steps: 20, bytes: 16_384 };

const words = <const Words extends readonly string[]>(list: Words) => v.fallback(v.picklist(list), list[0] ?? '');

/** Name from our code: of a chart, or an event or an actor of one. */
const codeName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.:()#-]{0,159}$/));
/** State value of XState as JSON: names of states, nested. */
const stateValue = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.regex(/^(?:"[\w-]{1,60}"|\{[\w"{}:,-]*\})$/),
  v.check(isJson),
);
/** A script or style sheet of the portal, without the hash that changes with each build. */
const assetName = v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,80}$/));
/** Form of an outcome's `kind`. */
export const OUTCOME_KIND = /^[A-Za-z]{1,30}$/;
/** Form of a failure's stable code, such as `login.failed`: dotted, unlike anything that players type. */
export const OUTCOME_CODE = /^[a-z][A-Za-z]{0,30}(?:\.[a-z][A-Za-z]{0,30}){1,3}$/;

/** Event that moved a chart, with the kind and the code of an outcome, and the state to which it led. */
const step = v.object({
  event: codeName,
  kind: v.optional(v.pipe(v.string(), v.regex(OUTCOME_KIND))),
  code: v.optional(v.pipe(v.string(), v.regex(OUTCOME_CODE))),
  state: stateValue,
});

function isJson(written: string): boolean {
  try {
    JSON.parse(written);
    return true;
  } catch {
    return false;
  }
}

/** Report of a failure; every value is of a fixed list or form (`own.client-errors.private`). */
export const clientError = v.object({
  kind: v.picklist(CLIENT_ERROR_KINDS),
  name: v.optional(words(ERROR_NAMES)),
  phrase: v.optional(v.fallback(v.picklist(['', ...ERROR_PHRASES]), '')),
  /** Positions in our scripts at which it failed, the innermost first. */
  frames: v.pipe(v.array(v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,80}:\d{1,7}:\d{1,7}$/))), v.maxLength(5)),
  /** File that did not load. */
  asset: v.optional(assetName),
  /** Ignored event. */
  ignored: v.optional(codeName),
  /** Chart that failed or, if none did, that moved last. */
  chart: v.optional(codeName),
  state: v.optional(stateValue),
  steps: v.pipe(v.array(step), v.maxLength(CLIENT_ERROR_LIMITS.steps)),
  /** Number of the chart's events before `steps`. */
  earlier: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  build: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
  language,
  page: v.fallback(v.picklist(['', ...PATHS]), ''),
});
export type ClientError = v.InferOutput<typeof clientError>;

/** Reports of errors in browsers, which no page waits for. */
export const clientErrorEndpoints = {
  reportClientError: {
    method: 'POST',
    path: '/wps/system/clientError',
    token: 'none',
    encrypted: false,
    bytes: CLIENT_ERROR_LIMITS.bytes,
    body: clientError,
    response: nothing,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
