import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { AUDIENCES, type Audience } from '../../../contract/support/content';
import type { Caller, ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

const agentTypes = sql.join(
  SETTINGS.agentTypes.map((type) => sql`${type}`),
  sql`, `,
);

/**
 * SQL expression: the audiences of a row of `accounts`. Trials count as visitors; agents and VIPs are members too
 * (s8.message.non-member).
 */
export const audiencesSql = (account: SQL): SQL => sql`case
  when ${account}.type = ${SETTINGS.trialType} then array['visitor']
  else array['member'] || case when ${account}.rank_level > ${GATEWAY_SETTINGS.vipContactAbove} then array['vip'] end
    || case when ${account}.type in (${agentTypes}) then array['agent'] end end`;

const audiencesRow = v.object({ audiences: v.array(v.picklist(AUDIENCES)) });

/** Returns the audiences of a reader. */
export async function audiencesOf(
  { db }: Pick<ModuleContext, 'db'>,
  { session }: Pick<Caller, 'session'>,
): Promise<readonly Audience[]> {
  if (!session) return ['visitor'];
  const { audiences } = await queryRow(
    db,
    audiencesRow,
    sql`select ${audiencesSql(sql`a`)} as audiences from accounts a where id = ${session.accountId}`,
  );
  return audiences;
}

/** Returns whether the reader is in the row's audience. */
export const isFor = (row: { audience: readonly Audience[] }, reader: readonly Audience[]): boolean =>
  row.audience.some((candidate) => reader.includes(candidate));
