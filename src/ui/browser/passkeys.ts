import type { PasskeyCreation, PasskeyRequest } from '../../contract';
import { loadScript } from './load-script';

export type { Asked, NoPasskey } from './passkey-ceremony';

/** Browsers have passkeys for names alone, never for an address; and on secure pages. */
const possible = () =>
  window.isSecureContext && 'PublicKeyCredential' in window && /(^|\.)[a-z][^.]*$/i.test(location.hostname);

const ceremony = () => loadScript(() => import('./passkey-ceremony'));

/** What this browser can do with passkeys; the ceremonies, and their library, come with the first. */
export const passkeys = {
  possible,
  make: async (options: PasskeyCreation, signal: AbortSignal) => (await ceremony()).make(options, signal),
  sign: async (options: PasskeyRequest, signal: AbortSignal) => (await ceremony()).sign(options, signal),
};
export type Passkeys = typeof passkeys;
