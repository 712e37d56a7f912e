import type { Endpoint } from '../platform/endpoint';
import { required } from '../platform/fields';
import type { Permission } from './roles';

/** Longest reason of an act, in characters. */
export const MAX_REASON = 500;
export const reason = required(MAX_REASON);

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
