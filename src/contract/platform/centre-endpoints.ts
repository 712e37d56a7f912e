import { ownDataEndpoints } from '../identity/own-data';
import { securityEndpoints } from '../identity/security-endpoints';
import {
  accountEndpoints,
  cashInEndpoints,
  depositEndpoints,
  limitEndpoints,
  moveEndpoints,
  partnerEndpoints,
  recordEndpoints,
  transferEndpoints,
  withdrawalEndpoints,
} from '../money/wallet-endpoints';
import { messageEndpoints } from '../support/message-endpoints';
import type { Endpoint } from './endpoint';

/** Calls of the member centre. */
export const centreEndpoints = {
  ...securityEndpoints,
  ...ownDataEndpoints,
  ...accountEndpoints,
  ...withdrawalEndpoints,
  ...depositEndpoints,
  ...cashInEndpoints,
  ...transferEndpoints,
  ...moveEndpoints,
  ...partnerEndpoints,
  ...recordEndpoints,
  ...limitEndpoints,
  ...messageEndpoints,
} as const satisfies Record<string, Endpoint>;
