import { isIP } from 'node:net';
import { ApiError, type Caller } from '../../platform/context';

/** Relying party of passkeys: the host, and the origin that browsers sign. */
export type RelyingParty = { rpId: string; origin: string };

/**
 * Returns the relying party of the request's host, or null if that is not a known host name: browsers create no
 * passkeys for IP addresses.
 */
export function partyHere(caller: Pick<Caller, 'host' | 'origin'>): RelyingParty | null {
  const { hostname, origin } = new URL(caller.origin);
  const isName = isIP(hostname.replace(/[[\]]/g, '')) === 0;
  return isName && caller.host.toLowerCase() === hostname ? { rpId: hostname, origin } : null;
}

/** Returns the relying party of the request's host. Throws `passkey.unavailable`. */
export function relyingParty(caller: Pick<Caller, 'host' | 'origin'>): RelyingParty {
  const party = partyHere(caller);
  if (!party) throw new ApiError(403, 'passkey.unavailable');
  return party;
}
