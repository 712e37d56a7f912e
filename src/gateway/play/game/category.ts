import { type SQL, sql } from 'drizzle-orm';
import { ESPORTS_VENDORS, type GameType } from '../../../contract/play/game-kinds';
import { games } from './tables';

/** s3.vendor-card.esports-move: where a vendor's games of a category are shown. */
export const shownUnder = (vassalage: string, category: GameType): GameType =>
  category === 'SPORTS' && ESPORTS_VENDORS.includes(vassalage) ? 'ESPORTS' : category;

const moved = sql`${games.vassalage} = any(${sql.param(ESPORTS_VENDORS)})`;

/** The category that a game is shown under. */
export const shownCategory = sql`case when ${games.category} = 'SPORTS' and ${moved} then 'ESPORTS' else ${games.category} end`;

/** Games that are shown under one of the categories; those that move apart, the index finds them. */
export function isShownUnder(categories: readonly GameType[]): SQL {
  const stored = sql`${games.category} = any(${sql.param([...categories, ...(categories.includes('ESPORTS') ? ['SPORTS'] : [])])})`;
  return sql`(${stored} and ${shownCategory} = any(${sql.param(categories)}))`;
}
