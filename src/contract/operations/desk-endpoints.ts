import type * as v from 'valibot';
import { accessEndpoints } from './access-endpoints';
import { auditEndpoints } from './audit-endpoints';
import type { DeskEndpoint } from './desk-endpoint';
import { moneyEndpoints } from './money-endpoints';
import { playerEndpoints } from './player-endpoints';
import { queueEndpoints } from './queue-endpoints';
import { requestEndpoints } from './request-endpoints';
import { withdrawalDeskEndpoints } from './withdrawal-endpoints';

/** All calls of the operators' desk. Only the operators' server answers them (`own.desk.apart`). */
export const deskEndpoints = {
  ...accessEndpoints,
  ...withdrawalDeskEndpoints,
  ...queueEndpoints,
  ...playerEndpoints,
  ...moneyEndpoints,
  ...requestEndpoints,
  ...auditEndpoints,
} as const satisfies Record<string, DeskEndpoint>;

export type DeskEndpoints = typeof deskEndpoints;
export type DeskEndpointName = keyof DeskEndpoints;
/** Result of a call: the `value` of its response. */
export type DeskValue<N extends DeskEndpointName> = v.InferOutput<DeskEndpoints[N]['response']>;
