import * as oauth from 'oauth4webapi';
import { ApiError, type ModuleContext } from '../../platform/context';

/** Timeout of requests to a provider, ms. */
const TIMEOUT_MS = 10_000;
/** Maximum clock difference between a provider and us, seconds. */
const TOLERANCE = 60;

/**
 * Returns the options of every request to a provider. TLS is optional only for addresses with `http:`, such as a test's
 * provider on this machine.
 */
export const requestOptions = (address: string) => ({
  signal: () => AbortSignal.timeout(TIMEOUT_MS),
  [oauth.allowInsecureRequests]: new URL(address).protocol === 'http:',
});

/**
 * Returns our registration at a provider, with times checked against the server's clock, which the demo and tests move.
 */
export async function clientOf(ctx: ModuleContext, clientId: string): Promise<oauth.Client> {
  const skew = Math.round(((await ctx.now()).getTime() - Date.now()) / 1_000);
  return { client_id: clientId, [oauth.clockSkew]: skew, [oauth.clockTolerance]: TOLERANCE };
}

const REJECTIONS = [
  oauth.OperationProcessingError,
  oauth.UnsupportedOperationError,
  oauth.ResponseBodyError,
  oauth.AuthorizationResponseError,
  oauth.WWWAuthenticateChallengeError,
];

/**
 * Runs a step at a provider. Null if its answer is a rejection or fails a check: the log has the library's code, never
 * the answer. Throws `social.unavailable` without an answer.
 */
export async function tryAt<T>(ctx: ModuleContext, provider: string, step: () => Promise<T>): Promise<T | null> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason = error instanceof oauth.ResponseBodyError ? error.error : undefined;
    ctx.log.warn(
      { provider, code, reason, name: error instanceof Error ? error.name : 'unknown' },
      'social sign-in failed',
    );
    if (REJECTIONS.some((kind) => error instanceof kind)) return null;
    throw new ApiError(503, 'social.unavailable');
  }
}
