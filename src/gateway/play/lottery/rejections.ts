import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { playLeft, playStopped, refusing, rejectBlocked } from '../../money';
import { ApiError } from '../../platform/context';
import { raisedBy } from '../../platform/database/raised';

const issue = v.object({ issue: v.string(), opensAt: v.number(), closesAt: v.number(), drawsAt: v.number() });
const minor = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const detail = v.looseObject({
  code: v.string(),
  /** Issue to bet on instead. */
  next: v.nullish(issue),
  block: v.nullish(v.object({ by: v.picklist(['timeOut', 'exclusion', 'details']), until: v.number() })),
  /** Limit of play that stops the bet. */
  limit: v.optional(playLeft),
  most: v.optional(minor),
  left: v.optional(minor),
  number: v.optional(v.string()),
  play: v.optional(v.string()),
  priceVersion: v.optional(v.string()),
});
/** Error detail from the database when it rejects an order. */
export type LotteryRejection = v.InferOutput<typeof detail>;

/** HTTP statuses of codes other than 409. */
const STATUSES: Record<string, 401 | 403 | 404 | 422 | 503> = {
  'system.maintenance': 503,
  'game.maintenance': 503,
  'lottery.issueUnknown': 404,
  'lottery.orderUnknown': 404,
  'lottery.chaseUnknown': 404,
  'lottery.prizePerOrder': 422,
  'lottery.prizePerIssue': 422,
  'lottery.bonusGame': 422,
  'lottery.bonusStake': 422,
  'lottery.numberFull': 422,
};

/** Throws the API error of a rejection. */
export function refuse({ code, next, block, limit, most, left, number, play }: LotteryRejection): never {
  if (limit) throw playStopped(limit);
  if (code.startsWith('limits.')) rejectBlocked(block ?? null);
  if (code.startsWith('account.')) throw new ApiError(401, 'session.ended');
  if (code === 'region.blocked') throw new ApiError(403, 'system.restricted');
  const params = { ...(most !== undefined && { most }), ...(left !== undefined && { left }) };
  const sums = Object.fromEntries(Object.entries(params).map(([name, sum]) => [name, toWire(sum)]));
  const which = { ...(number && { number: number === '*' ? '' : number }), ...(play && { play }) };
  const value = code === 'lottery.closed' ? { next: next ?? null } : { ...sums, ...which };
  throw new ApiError(STATUSES[code] ?? 409, code, { params, value });
}

const raised = v.object({ code: v.literal('MD050'), detail: v.pipe(v.string(), v.parseJson(), detail) });

/** Converts rejections of the database by `decide`, which throws; those of the ledger as everywhere. */
export async function placing<T>(
  operation: PromiseLike<T>,
  decide: (rejection: LotteryRejection) => never = refuse,
): Promise<T> {
  try {
    return await refusing(operation);
  } catch (error) {
    const parsedError = v.safeParse(raised, raisedBy(error));
    if (parsedError.success) return decide(parsedError.output.detail);
    throw error;
  }
}
