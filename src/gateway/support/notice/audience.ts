import { and, eq, gt } from 'drizzle-orm';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import type { Audience } from '../../../contract/support/content';
import { accounts, isAgent } from '../../identity';
import type { Caller, ModuleContext } from '../../platform/context';

/** Who reads: a free demo is a visitor's, an agent and a VIP are members too. */
export async function audiencesOf(
  { db }: Pick<ModuleContext, 'db'>,
  { session }: Pick<Caller, 'session'>,
): Promise<readonly Audience[]> {
  if (!session || session.type === SETTINGS.trialType) return ['visitor'];
  const isVip = await db.$count(
    accounts,
    and(eq(accounts.id, session.accountId), gt(accounts.rankLevel, GATEWAY_SETTINGS.vipContactAbove)),
  );
  return ['member', ...(isVip > 0 ? (['vip'] as const) : []), ...(isAgent(session) ? (['agent'] as const) : [])];
}

/** Returns whether the reader is in the row's audience. */
export const isFor = (row: { audience: readonly Audience[] }, reader: readonly Audience[]): boolean =>
  row.audience.some((one) => reader.includes(one));
