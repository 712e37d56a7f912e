import { isOn, MODULES, type ModuleId } from '../../../contract';
import { useSystemStatus } from './portal-context';

/**
 * What is there only while a module of the site is on, by its key or route. It stands here and not in the rows, since the header and home
 * offer such pages before the rows of a centre are loaded.
 */
const MODULE_OF: Partial<Record<string, ModuleId>> = {
  manualRebate: MODULES.manualRebate,
  agentCentre: MODULES.agentPolicy,
  affiliate: MODULES.agentPolicy,
  join: MODULES.agentPolicy,
  register: MODULES.directRegistration,
  freeTrial: MODULES.freePlay,
};

/** Whether something may be offered; what is not known yet is: nothing of a page that was drawn without it is taken away for a moment. */
export function useOffered(): (to: string) => boolean {
  const site = useSystemStatus()?.context.site;
  return (to) => {
    const module = MODULE_OF[to];
    return !module || !site || isOn(site.whiteLabel ?? [], module);
  };
}
