import { isOffered } from './offered';
import { useSystemStatus } from './portal-context';

/**
 * Returns whether something may be offered; true while unknown, so that no part of a served page disappears for a
 * moment.
 */
export function useOffered(): (to: string) => boolean {
  const site = useSystemStatus()?.context.site;
  return (to) => !site || isOffered(to, site.whiteLabel ?? []);
}
