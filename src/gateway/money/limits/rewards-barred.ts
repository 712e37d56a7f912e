import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ApiError, type Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/** SQL condition: the account gets no rewards (trial, pause, exclusion or exhausted deposit limit). */
export const rewardsBarredSql = (account: SQL | string): SQL<boolean> => sql<boolean>`rewards_barred(${account})`;

const areRewardsBarredRow = v.object({ barred: v.boolean() });

/** Returns whether the account gets no rewards. */
export async function areRewardsBarred(tx: Tx, accountId: string): Promise<boolean> {
  const { barred } = await queryRow(tx, areRewardsBarredRow, sql`select ${rewardsBarredSql(accountId)} as barred`);
  return barred;
}

/** Throws `reward.barred` if the account gets no rewards now. Earlier promises stay valid. */
export async function rejectRewards(tx: Tx, accountId: string): Promise<void> {
  if (await areRewardsBarred(tx, accountId)) throw new ApiError(409, 'reward.barred');
}
