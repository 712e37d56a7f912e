import type { Endpoint } from './endpoint';
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
} as const satisfies Record<string, Endpoint>;
