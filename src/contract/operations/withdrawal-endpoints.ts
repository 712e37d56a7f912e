import { nothing } from '../platform/fields';
import type { DeskEndpoint } from './desk-endpoint';
import * as queue from './withdrawal-queue';
import * as review from './withdrawal-review';

const base = { token: 'required', encrypted: false, source: 'assumed' } as const;
const read = { ...base, method: 'GET', permission: 'read' } as const;
const pay = { ...base, method: 'POST', permission: 'pay' } as const;

/** Queue of withdrawals and the acts on them. */
export const withdrawalDeskEndpoints = {
  withdrawals: {
    ...read,
    path: '/desk/api/withdrawals',
    query: queue.withdrawalQueueQuery,
    response: queue.withdrawalQueue,
  },
  withdrawal: {
    ...read,
    path: '/desk/api/withdrawals/one',
    query: review.reviewQuery,
    response: review.withdrawalReview,
  },
  withdrawalProof: {
    ...read,
    method: 'POST',
    path: '/desk/api/withdrawals/proof',
    body: review.proofQuery,
    response: review.proof,
  },
  claimWithdrawal: {
    ...pay,
    path: '/desk/api/withdrawals/claim',
    body: queue.itemClaim,
    response: queue.claimed,
  },
  releaseWithdrawal: {
    ...pay,
    path: '/desk/api/withdrawals/release',
    body: queue.itemClaim,
    response: nothing,
  },
  decideWithdrawal: {
    ...pay,
    stepUp: true,
    path: '/desk/api/withdrawals/decide',
    body: review.withdrawalDecision,
    response: review.decided,
  },
} as const satisfies Record<string, DeskEndpoint>;
