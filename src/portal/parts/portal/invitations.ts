import { useSystemStatus } from './portal-context';
import { registrationOrigin } from './registration-origin';

/** Origin of invitations; this page's own until the site's status is known. */
export function useRegistrationOrigin(): string | null {
  const site = useSystemStatus()?.context.site;
  return site ? registrationOrigin(site, location.origin) : location.origin;
}

/** Returns whether this site takes registrations; true until its status is known. */
export const useRegistersHere = (): boolean => useSystemStatus()?.context.site?.registersHere ?? true;
