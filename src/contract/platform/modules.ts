/**
 * Our ids of the white-label modules (s6.flag.*). The platform sends them as a tree; a module is on when it and all of
 * its parents have `enabled` '1'. `ops flag <modId> on|off` turns one.
 */
export const MODULES = {
  slideVerification: 'SLIDEVERIF',
  loginCaptcha: 'LOGINCAPTCHA',
  registrationCaptcha: 'REGCAPTCHA',
  directRegistration: 'DIRECTREG',
  mobileRegistration: 'MOBILEREG',
  smsVerification: 'SMSVERIF',
  mobileCodeLogin: 'MOBILELOGIN',
  mobilePassword: 'CHNGPASSVERIF3',
  forcedPasswordChange: 'FORCEPASSCHNG',
  freePlay: 'FREEPLAY',
  manualRebate: 'MANUALREBATE',
  agentPolicy: 'AGENTPOLICY',
  loginFirst: 'LOGINHOME',
  unregisteredIp: 'IPVERIF',
  /** SMS codes are sent and checked by the firebase provider, not by the gateway. */
  firebaseSms: 'FIREBASESMS',
  /** A phone number is verified by an external provider before a registration. */
  externalPhone: 'PHONEVERIF',
  countryPicker: 'COUNTRYCODE',
  google: 'SOCIALGOOGLE',
  facebook: 'SOCIALFACEBOOK',
  /** Shows the news after a login. */
  afterLogin: 'AFTERLOGIN',
  /** Recovery reports 'Username/Email does not exist'. Off: the same response for everyone. */
  revealUnknown: 'TELLUNKNOWN',
} as const;

export type ModuleId = (typeof MODULES)[keyof typeof MODULES];
export type Module = { modId: string; enabled: '1' | '0'; childrenNodes: Module[] };

/** Returns whether a module is on; an unknown one is off. */
export function isOn(tree: readonly Module[], modId: ModuleId): boolean {
  return tree.some((node) => node.enabled === '1' && (node.modId === modId || isOn(node.childrenNodes, modId)));
}
