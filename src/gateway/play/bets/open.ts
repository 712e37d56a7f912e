import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

const openRow = v.object({ open: v.boolean() });

/** Returns whether a player has an undecided bet: in an open round, or on an issue without a result. */
export const hasOpenBets = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await queryRow(tx, openRow, sql`select bets_open(${accountId}) as open`)).open;
