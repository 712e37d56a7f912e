import type { Language, Value } from '../../../contract';
import { ApiError, type ModuleContext, type Session } from '../../platform/context';
import { accountById } from '../account/service';
import { uplineAt } from '../account/tree';
import { labelsOf } from './labels';

/** Returns what the portal displays about the logged-in member (s3.member-info.fields). */
export async function memberInfo(
  ctx: ModuleContext,
  { accountId }: Session,
  language: Language,
): Promise<Value<'memberInfo'>> {
  const account = await accountById(ctx.db, accountId);
  if (!account) throw new ApiError(404, 'account.unknown');
  return {
    id: account.id,
    account: account.userName,
    nickname: account.nickname,
    type: account.type,
    toUpline: (await uplineAt(ctx.db, account.id, await ctx.now())) !== null,
    clubLabel: await ctx.ports.readClubLabel(ctx, account.rankLevel, language),
    memberLabel: await labelsOf(ctx.db, account.id),
  };
}
