/**
 * Failure of a call, as one of five named kinds. Plain data, so that it can travel in events and snapshots.
 *
 * - `offline`: no response. `timeout`: no response in time. `unauthorised`: the session is not (or no longer) valid.
 * - `rejected`: the gateway understood and rejected the call; `code` is stable, `message` is in the player's language.
 * - `malformed`: the response does not match the contract.
 */
export type Failure = {
  kind: 'offline' | 'timeout' | 'unauthorised' | 'rejected' | 'malformed';
  /** Stable and dotted, for programs. Codes are assumed (s8.codes.not-shown). */
  code: string;
  /** For people, in the language of the request; only if the gateway responded. */
  message?: string;
  /** In each language: a failure on the screen follows a change of language (s4.language.localised). */
  messages?: { bn: string; en: string };
  /** HTTP status, if there was a response. */
  status?: number;
  /** Details from the gateway, e.g. `{ captcha: true }` (s4.login.failure-captcha). */
  value?: unknown;
  requestId?: string;
  /** Seconds until a retry can succeed, if the gateway sent them (`Retry-After`). */
  retryAfter?: number;
};

/** Returns the message of a failure in a language; undefined if the gateway sent none. */
export const messageIn = ({ message, messages }: Failure, language: string): string | undefined =>
  (language === 'bn' || language === 'en' ? messages?.[language] : undefined) ?? message;

const KINDS = ['offline', 'timeout', 'unauthorised', 'rejected', 'malformed'];

/** Reads anything thrown as a failure; an unknown error becomes `malformed` with code `client.unexpected`. */
export function asFailure(error: unknown): Failure {
  if (
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    'code' in error &&
    KINDS.includes(String(error.kind))
  )
    return error as Failure;
  return { kind: 'malformed', code: 'client.unexpected' };
}
