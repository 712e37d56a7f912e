import type { Language, Value } from '../../contract';
import type { ClubLabel } from '../../contract/member';
import { accountById } from '../account/service';
import { ApiError, type ModuleContext, type Session } from '../module-context';
import { uplineAt } from '../account/tree';
import { levelName, levelsNow, type NamedLevel } from '../vip/levels';
import { labelsOf } from './labels';

/** What the portal shows of who is logged in (s3.member-info.fields). */
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
    clubLabel: clubLabelOf(await levelsNow(ctx), account.rankLevel, language),
    memberLabel: await labelsOf(ctx.db, account.id),
  };
}

/** VIP rank of an account, with its names (s2.nav.vip-rank). */
export function clubLabelOf(levels: readonly NamedLevel[], rankLevel: number, language: Language): ClubLabel {
  const nameIn = (spoken: Language) => levelName(levels, rankLevel, spoken);
  return { labelName: nameIn(language), labelNames: { bn: nameIn('bn'), en: nameIn('en') }, rankLevel };
}
