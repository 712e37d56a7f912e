import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/** SQL condition: an account gets no rewards (a trial, a break, an exclusion, or a deposit limit that is used up). */
export const rewardsBarredSql = (account: SQL | string): SQL<boolean> => sql<boolean>`rewards_barred(${account})`;

const areRewardsBarredRow = v.object({ barred: v.boolean() });

/** The same, asked by itself. */
export async function areRewardsBarred(tx: Tx, accountId: string): Promise<boolean> {
  const { barred } = await queryRow(tx, areRewardsBarredRow, sql`select ${rewardsBarredSql(accountId)} as barred`);
  return barred;
}

/** Throws `reward.barred` where nothing may be given to somebody now; what they have been promised is kept. */
export async function refuseRewards(tx: Tx, accountId: string): Promise<void> {
  if (await areRewardsBarred(tx, accountId)) throw new ApiError(409, 'reward.barred');
}
