import { MODULES, type Module, type ModuleId } from '../../../contract';
import type { Config } from '../config';

type Default = { modId: string; on: boolean; children?: Default[] };
const on = (modId: string): Default => ({ modId, on: true });
const off = (modId: string): Default => ({ modId, on: false });
const group = (modId: string, ...children: Default[]): Default => ({ modId, on: true, children });

/**
 * Defaults of the modules until an operator changes them (s6.flag.*, `own.modules.defaults`; OPERATING.md has the
 * reasons). Turning off a group turns off all its modules.
 */
const DEFAULTS: Default[] = [
  group(
    'SIGNIN',
    on(MODULES.slideVerification),
    on(MODULES.loginCaptcha),
    on(MODULES.mobileCodeLogin),
    off(MODULES.loginFirst),
    on(MODULES.unregisteredIp),
    on(MODULES.afterLogin),
    on(MODULES.freePlay),
    off(MODULES.google),
    off(MODULES.facebook),
    off(MODULES.firebaseSms),
    on(MODULES.countryPicker),
  ),
  group(
    'REGISTRATION',
    on(MODULES.directRegistration),
    on(MODULES.mobileRegistration),
    on(MODULES.registrationCaptcha),
    off(MODULES.externalPhone),
  ),
  group(
    'SECURITY',
    on(MODULES.smsVerification),
    on(MODULES.mobilePassword),
    on(MODULES.forcedPasswordChange),
    off(MODULES.revealUnknown),
  ),
  group('WALLET', on(MODULES.manualRebate)),
  group('AGENT', on(MODULES.agentPolicy)),
];

/** Modules that a site never offers: the agents' site has neither registration nor free trials. */
export const FORBIDDEN_ON: Record<Config['site'], readonly ModuleId[]> = {
  member: [],
  agent: [MODULES.directRegistration, MODULES.freePlay],
};

/** Returns the tree of white-label modules (s3.permission.whitelabel), with the operators' changes. */
export function moduleTree(turned: ReadonlyMap<string, boolean>, nodes: Default[] = DEFAULTS): Module[] {
  return nodes.map(({ modId, on: byDefault, children = [] }) => ({
    modId,
    enabled: (turned.get(modId) ?? byDefault) ? '1' : '0',
    childrenNodes: moduleTree(turned, children),
  }));
}

/** Returns whether the module exists. */
export const isModule = (modId: string, tree: Module[] = moduleTree(new Map())): boolean =>
  tree.some((node) => node.modId === modId || isModule(modId, node.childrenNodes));
