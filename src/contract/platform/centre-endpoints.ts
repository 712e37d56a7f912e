import type { Endpoint } from './endpoint';
import { messageEndpoints } from './message-endpoints';
import { securityEndpoints } from './security-endpoints';
import {
  accountEndpoints,
  depositEndpoints,
  limitEndpoints,
  partnerEndpoints,
  recordEndpoints,
  transferEndpoints,
  withdrawalEndpoints,
} from './wallet-endpoints';

/** What the member centre calls. */
export const centreEndpoints = {
  ...securityEndpoints,
  ...accountEndpoints,
  ...withdrawalEndpoints,
  ...depositEndpoints,
  ...transferEndpoints,
  ...partnerEndpoints,
  ...recordEndpoints,
  ...limitEndpoints,
  ...messageEndpoints,
} as const satisfies Record<string, Endpoint>;
