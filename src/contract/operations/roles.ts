/** Roles of operators, each with the permissions that the gateway's table grants, at the desk and for commands. */
export const OPERATOR_ROLES = ['owner', 'risk', 'clerk', 'support', 'editor', 'agentManager'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/**
 * Permissions of operators: reading queues, helping players, moving money, investigating abuse, reading the site's
 * figures, publishing, managing agents, and administering the portal.
 */
export const PERMISSIONS = [
  'read',
  'help',
  'pay',
  'investigate',
  'report',
  'publish',
  'manageAgents',
  'administer',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
