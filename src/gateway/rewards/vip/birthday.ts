import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { birthdayOf } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { siteDay } from '../../platform/time/site-days';
import { vipBonuses } from './tables';

const DAY = 86_400_000;
const birthdayRow = v.object({ id: v.string(), level: v.number(), money: v.string(), times: v.number() });

/**
 * Adds the birthday bonuses of a day: once a year, but not if the birthday was set just before, or another bonus was
 * recent. Birthdays are encrypted, so this decrypts those of all accounts whose level has a bonus. Meets
 * `own.vip.birthday`.
 */
export async function oweBirthdays(within: ModuleContext, tx: Tx, day: string, version: number): Promise<void> {
  const { birthdayAhead, birthdaysApart } = GATEWAY_SETTINGS.vip;
  const setBefore = new Date(siteDay(within.config.siteZone, day).start - birthdayAhead * DAY);
  const year = Number(day.slice(0, 4));
  const rows = await queryRows(
    tx,
    birthdayRow,
    sql`
    select a.id, l.level, l.birthday_bonus::text as money, l.bonus_times as times
    from accounts a join vip_birthdays b on b.account_id = a.id and b.since <= ${setBefore}
      join vip_levels l on l.version = ${version} and l.level = vip_level_on(a.id, ${day}::date) and l.birthday_bonus > 0
    where a.rank_level > 0 and a.type <> ${SETTINGS.trialType} and a.closed_at is null and not exists (
      select from vip_bonuses x where x.account_id = a.id and x.kind = 'birthday' and (x.which = ${year} or x.day > ${day}::date - ${birthdaysApart}::int))`,
  );
  for (const { id, level, money, times } of rows) {
    if (!isOn(await birthdayOf(within, id), day)) continue;
    const bonusRow = {
      accountId: id,
      kind: 'birthday' as const,
      which: year,
      level,
      money: BigInt(money),
      times,
      day,
      createdAt: await within.now(),
    };
    await tx.insert(vipBonuses).values(bonusRow).onConflictDoNothing();
  }
}

/** Returns whether a day is a birthday; one on 29 February is on the 28th in other years. */
export function isOn(birthday: string, day: string): boolean {
  const isLeap = new Date(Date.UTC(Number(day.slice(0, 4)), 1, 29)).getUTCMonth() === 1;
  const within = birthday.slice(4);
  return (
    (within === '-02-29' && !isLeap ? '-02-28' : within) === day.slice(4) && birthday.slice(0, 4) < day.slice(0, 4)
  );
}
