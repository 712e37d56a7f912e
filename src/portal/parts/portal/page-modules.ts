import { isOffered } from './offered';
import { useSystemStatus } from './portal-context';

/** Returns whether something may be offered; what is not known yet is: nothing of a page that was drawn without it is taken away for a moment. */
export function useOffered(): (to: string) => boolean {
  const site = useSystemStatus()?.context.site;
  return (to) => !site || isOffered(to, site.whiteLabel ?? []);
}
