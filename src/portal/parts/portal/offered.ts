import { isOn, MODULES, type Module, type ModuleId } from '../../../contract';

/**
 * Modules without which something is not offered, by its key or route. They are not in the rows of destinations, since
 * the header and home offer such pages before the rows of a centre are loaded.
 */
export const MODULE_OF = {
  manualRebate: MODULES.manualRebate,
  agentCentre: MODULES.agentPolicy,
  affiliate: MODULES.agentPolicy,
  join: MODULES.agentPolicy,
  register: MODULES.directRegistration,
  freeTrial: MODULES.freePlay,
} satisfies Record<string, ModuleId>;

const modules: Partial<Record<string, ModuleId>> = MODULE_OF;

/**
 * Returns whether a destination may be offered with these modules; the gateway switches off those that its site
 * forbids.
 */
export function isOffered(to: string, whiteLabel: readonly Module[]): boolean {
  const module = modules[to];
  return !module || isOn(whiteLabel, module);
}
