import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language } from '../../../contract';
import type { LotteryMenu } from '../../../contract/play/lottery';
import { LOTTERIES, type Lottery } from '../../../lottery';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { GROUPS, lotteryName } from './names';

type Menu = LotteryMenu['list'][number];

/** Returns lotteries by group, in the order of the groups; empty groups are omitted (s3.lottery-menu.fields). */
export function menuOf(language: Language, lotteries: readonly Lottery[] = Object.values(LOTTERIES)): LotteryMenu {
  const list = GROUPS.flatMap(([gameGroupCode, names]): Menu[] => {
    const gameMenus = lotteries
      .filter(({ family }) => family === gameGroupCode)
      .map((lottery) => entryOf(lottery, language));
    return gameMenus.length > 0 ? [{ gameGroupCode, labelName: names[language], gameMenus }] : [];
  });
  return { list };
}

const entryOf = ({ code, plays }: Lottery, language: Language) => ({
  gameCode: code,
  gameName: lotteryName(code, language),
  playType: Object.keys(plays)[0] ?? '',
});

const recentMenuRow = v.object({ lottery: v.string() });

/** Returns the menu of lotteries that a player has bet on, within a group the most recent first. */
export async function recentMenu(tx: Tx, accountId: string, language: Language): Promise<LotteryMenu> {
  const rows = await queryRows(
    tx,
    recentMenuRow,
    sql`
    select lottery from lottery_slips where account_id = ${accountId} group by lottery order by max(created_at) desc`,
  );
  return menuOf(
    language,
    rows.flatMap(({ lottery }) => Object.values(LOTTERIES).filter(({ code }) => code === lottery)),
  );
}
