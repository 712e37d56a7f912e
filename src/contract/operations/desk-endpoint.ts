import type { Endpoint } from '../platform/endpoint';
import type { Permission } from './roles';

/** A call of the operators' desk. */
export type DeskEndpoint = Endpoint & {
  /**
   * Permission that it needs; null: none besides a session, if it takes a token. Calls of queues have a finer one, by
   * the queue and the act.
   */
  permission: Permission | null;
  /** True if it needs a code of the authenticator app that was entered recently. */
  stepUp?: true;
};
