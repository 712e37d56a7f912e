import { type SQL, sql } from 'drizzle-orm';
import { ESPORTS_VENDORS, type GameType } from '../../../contract/play/game-kinds';
import { games } from './tables';

/** Returns the category under which a vendor's games are displayed (s3.vendor-card.esports-move). */
export const displayCategoryOf = (vassalage: string, category: GameType): GameType =>
  category === 'SPORTS' && ESPORTS_VENDORS.includes(vassalage) ? 'ESPORTS' : category;

const moved = sql`${games.vassalage} = any(${sql.param(ESPORTS_VENDORS)})`;

/** Displayed category of a game of the query. */
export const displayCategorySql = sql`case when ${games.category} = 'SPORTS' and ${moved} then 'ESPORTS' else ${games.category} end`;

/** Matches games displayed under any of the categories; the stored category comes first, because it is indexed. */
export function hasDisplayCategory(categories: readonly GameType[]): SQL {
  const stored = sql`${games.category} = any(${sql.param([...categories, ...(categories.includes('ESPORTS') ? ['SPORTS'] : [])])})`;
  return sql`(${stored} and ${displayCategorySql} = any(${sql.param(categories)}))`;
}
