import { eq } from 'drizzle-orm';
import { GAME_TYPES, type GameType } from '../../../../src/contract/play/game-kinds';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { vipHistory, vipLevels, vipVersions } from '../../../../src/gateway/rewards/vip/tables';

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
/** Thresholds and bonuses of the tests' levels, minor units; a category's rate is the level's times this. */
export const LEVELS = [
  { validBet: 0n, deposits: 0n, riseBonus: 0n, birthdayBonus: 0n },
  { validBet: 10_000n, deposits: 0n, riseBonus: 100n, birthdayBonus: 0n },
  { validBet: 30_000n, deposits: 20_000n, riseBonus: 200n, birthdayBonus: 50n },
  { validBet: 60_000n, deposits: 40_000n, riseBonus: 0n, birthdayBonus: 70n },
  { validBet: 100_000n, deposits: 80_000n, riseBonus: 400n, birthdayBonus: 90n },
  { validBet: 200_000n, deposits: 160_000n, riseBonus: 500n, birthdayBonus: 90n },
];
export const rateOf = (level: number, category: GameType): number =>
  1_370 * (level + 1) + 50 * GAME_TYPES.indexOf(category);

/** Puts the tests' levels in force, backdated. */
export async function smallLevels({ db }: Pick<ModuleContext, 'db'>, version = 2): Promise<void> {
  await db.insert(vipVersions).values({ version, fromDay: '1970-01-02', createdAt: new Date() });
  const rows = LEVELS.map((needs, level) => ({
    ...{ version, level, nameBn: level ? `স্তর${level}` : '', nameEn: level ? `Level ${level}` : '', bonusTimes: 2 },
    ...needs,
    rates: Object.fromEntries(GAME_TYPES.map((category) => [category, rateOf(level, category)])) as Record<
      GameType,
      number
    >,
  }));
  await db.insert(vipLevels).values(rows);
}

/** Level history of a player, oldest first: `2026-11-24 2`. */
export async function levelsOfPlayer({ db }: Pick<ModuleContext, 'db'>, accountId: string): Promise<string[]> {
  const rows = await db.select().from(vipHistory).where(eq(vipHistory.accountId, accountId)).orderBy(vipHistory.day);
  return rows.map(({ day, level }) => `${day} ${level}`);
}
