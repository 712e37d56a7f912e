import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeySigned } from '../../contract';

/**
 * Why there is nothing: the person has closed the browser's dialog, the device has one already, or it cannot make any.
 */
export type NoPasskey = 'cancelled' | 'taken' | 'unable';
export type PasskeyOutcome<T> = { given: T } | { refused: NoPasskey };

/** Maps the browser's errors; any other name means that the dialog was closed or timed out. */
const reasons: Record<string, NoPasskey> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'taken',
};

function reasonOf(error: unknown): NoPasskey {
  const { name, cause } = Object(error);
  return reasons[Object(cause).name ?? name] ?? reasons[name] ?? 'unable';
}

/** Opens the browser's own dialog; closes it when the signal aborts. */
async function runCeremony<T>(ceremony: () => Promise<T>, signal: AbortSignal): Promise<PasskeyOutcome<T>> {
  const close = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', close, { once: true });
  try {
    return { given: await ceremony() };
  } catch (error) {
    return { refused: reasonOf(error) };
  } finally {
    signal.removeEventListener('abort', close);
  }
}

export const make = (optionsJSON: PasskeyCreation, signal: AbortSignal): Promise<PasskeyOutcome<PasskeyMade>> =>
  runCeremony(() => startRegistration({ optionsJSON }), signal);

export const sign = (optionsJSON: PasskeyRequest, signal: AbortSignal): Promise<PasskeyOutcome<PasskeySigned>> =>
  runCeremony(() => startAuthentication({ optionsJSON }), signal);
