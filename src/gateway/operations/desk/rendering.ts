import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import type { pendingRequests } from '../ops/requests';

type Item = DeskValue<'withdrawal'>;
type PendingRequest = Awaited<ReturnType<typeof pendingRequests>>[number];
/** Columns of `operator_claims` beside an item; null without a claim. `claimedUntil`: ms since the epoch. */
type ClaimColumns = { claimedBy: string | null; claimedUntil: number | null };

/** Renders the claim of an item for an operator. */
export const renderClaim = ({ claimedBy, claimedUntil }: ClaimColumns, operator: string): Item['claim'] =>
  claimedBy && claimedUntil ? { by: claimedBy, isOwn: claimedBy === operator, until: claimedUntil } : null;

/** Renders the request about an item that waits for a second operator. */
export const renderRequest = (request: PendingRequest | undefined, operator: string): Item['request'] =>
  request
    ? {
        id: request.id,
        requestedBy: request.askedBy,
        isOwn: request.askedBy === operator,
        until: request.until.getTime(),
      }
    : null;
