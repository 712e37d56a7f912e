import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeySigned } from '../../contract';
import { loadScript } from './load-script';

/** Why there is nothing: the person has closed the browser's dialog, the device has one already, or it cannot make any. */
export type NoPasskey = 'cancelled' | 'taken' | 'unable';
export type Asked<T> = { given: T } | { refused: NoPasskey };

/** Browsers have passkeys for names alone, never for an address; and on secure pages. */
const possible = () => window.isSecureContext && 'PublicKeyCredential' in window && /(^|\.)[a-z][^.]*$/i.test(location.hostname);

/** What the browser means by what it throws; a name that says nothing more is somebody who has closed its dialog, or let it run out. */
const reasons: Record<string, NoPasskey> = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'taken' };

function reasonOf(error: unknown): NoPasskey {
  const { name, cause } = Object(error);
  return reasons[Object(cause).name ?? name] ?? reasons[name] ?? 'unable';
}

/** Opens the browser's own dialog; closes it when nobody waits for it any more. */
async function asked<T>(ask: () => Promise<T>, close: () => void, signal: AbortSignal): Promise<Asked<T>> {
  signal.addEventListener('abort', close, { once: true });
  try {
    return { given: await ask() };
  } catch (error) {
    return { refused: reasonOf(error) };
  } finally {
    signal.removeEventListener('abort', close);
  }
}

const library = () => loadScript(import('@simplewebauthn/browser'));

/** What this browser can do with passkeys; the library comes with the first. */
export const passkeys = {
  possible,
  async make(optionsJSON: PasskeyCreation, signal: AbortSignal): Promise<Asked<PasskeyMade>> {
    const { startRegistration, WebAuthnAbortService } = await library();
    return asked(
      () => startRegistration({ optionsJSON }),
      () => WebAuthnAbortService.cancelCeremony(),
      signal,
    );
  },
  async sign(optionsJSON: PasskeyRequest, signal: AbortSignal): Promise<Asked<PasskeySigned>> {
    const { startAuthentication, WebAuthnAbortService } = await library();
    return asked(
      () => startAuthentication({ optionsJSON }),
      () => WebAuthnAbortService.cancelCeremony(),
      signal,
    );
  },
};
export type Passkeys = typeof passkeys;
