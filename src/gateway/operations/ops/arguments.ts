import { isIP } from 'node:net';
import * as v from 'valibot';
import { type EndpointName, endpoints } from '../../../contract/endpoints';
import { isSmsFailure, SMS_FAILURES, type SmsFailure } from '../../identity';
import type { Fault } from '../../platform/faults';
import { SMS_POOLS } from '../../platform/http/throttles';
import { durationMs } from '../../platform/time/periods';
import { invalid, type Typed } from './command';

/** Schemas of operators' arguments; the messages are for operators. */
export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off is needed'),
  v.transform((turn) => turn === 'on'),
);

/** Parses typed JSON; throws the message `otherwise` if it is invalid. */
export function json(written: string, otherwise = 'this is not JSON'): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw invalid(otherwise);
  }
}

/** Returns the text of the file that a command needs. */
export function fileText({ files }: Pick<Typed, 'files'>): string {
  const [file] = files ?? [];
  if (!file) throw invalid('--file <file> is needed');
  return file.text;
}

/** Returns the schema of a maintenance's end: a future time, or none. */
export const until = (now: Date) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.check((typed) => !Number.isNaN(Date.parse(typed)), '--until needs a time such as 2030-01-31T18:00:00Z'),
      v.transform((typed) => new Date(typed)),
      v.check((end) => end > now, '--until is in the past'),
    ),
    null,
  );

export const step = v.pipe(
  v.string(),
  v.check(
    (typed) => typed.startsWith('+') && durationMs(typed.slice(1)) !== null,
    'a step such as +90s, +30m, +2h or +7d is needed',
  ),
);

/** Arguments that set the SMS provider's behaviour: `quota 5`, `fail sms.quota` or `normal`. */
export const smsArguments = v.union(
  [
    v.pipe(
      v.strictTuple([v.literal('quota'), v.pipe(v.string(), v.regex(/^\d{1,6}$/))]),
      v.transform(([, left]) => ({ quota: Number(left) })),
    ),
    v.pipe(
      v.strictTuple([
        v.literal('fail'),
        v.custom<SmsFailure>((code) => typeof code === 'string' && isSmsFailure(code)),
      ]),
      v.transform(([, failure]) => ({ failure })),
    ),
    v.pipe(
      v.strictTuple([v.literal('normal')]),
      v.transform(() => ({})),
    ),
  ],
  `quota and a number, fail and one of ${Object.keys(SMS_FAILURES).join(', ')}, or normal is needed`,
);

export const address = v.pipe(
  v.string(),
  v.check((typed) => isIP(typed) !== 0, 'an address such as 203.0.113.7 is needed'),
);

const isEndpoint = (typed: string): typed is EndpointName => Object.hasOwn(endpoints, typed);
export const endpointName = v.custom<EndpointName>(
  (typed) => typeof typed === 'string' && isEndpoint(typed),
  `an endpoint is needed, one of ${Object.keys(endpoints).join(', ')}`,
);

export const faultKind = v.pipe(
  v.string(),
  v.check((typed) => faultOf(typed) !== null, 'a status such as 500, a delay such as 1500ms, or off is needed'),
  v.transform((typed) => faultOf(typed) ?? ('off' as const)),
);

/** Parses a fault: a bare number is a status, one with a unit a delay. */
function faultOf(typed: string): Fault | 'off' | null {
  if (typed === 'off') return 'off';
  if (/^[45]\d\d$/.test(typed)) return { status: Number(typed), delayMs: null };
  const delayMs = durationMs(typed);
  return delayMs !== null && delayMs <= 120_000 ? { status: null, delayMs } : null;
}

/** Arguments of a daily budget, such as `range 100`: a pool of texts, and its limit. */
export const budgetArguments = v.strictTuple([
  v.picklist(SMS_POOLS),
  v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)),
]);
