import type { PasskeyCreation, PasskeyRequest } from '../../contract';
import { loadScript } from './load-script';

export type { NoPasskey, PasskeyOutcome } from './passkey-ceremony';

/** Browsers support passkeys for host names only, not for IP addresses, and on secure pages only. */
const possible = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && /(^|\.)[a-z][^.]*$/i.test(location.hostname);

const ceremony = () => loadScript(() => import('./passkey-ceremony'));

/** Passkey functions of this browser; the ceremonies and their library load on first use. */
export const passkeys = {
  possible,
  make: async (options: PasskeyCreation, signal: AbortSignal) => (await ceremony()).make(options, signal),
  sign: async (options: PasskeyRequest, signal: AbortSignal) => (await ceremony()).sign(options, signal),
};
export type Passkeys = typeof passkeys;
