import { type SQL, sql } from 'drizzle-orm';
import { ESPORTS_VENDORS, type GameType } from '../../contract/game-kinds';
import { games } from './tables';

/** s3.vendor-card.esports-move: where a vendor's games of a category are shown. */
export const shownUnder = (vassalage: string, category: GameType): GameType =>
  category === 'SPORTS' && ESPORTS_VENDORS.includes(vassalage) ? 'ESPORTS' : category;

const moved = sql`${games.vassalage} = any(${sql.param(ESPORTS_VENDORS)})`;

/** Games that are shown under one of the categories. */
export const isShownUnder = (categories: readonly GameType[]): SQL => sql`
  case when ${games.category} = 'SPORTS' and ${moved} then ${categories.includes('ESPORTS')}
  else ${games.category} = any(${sql.param(categories)}) end`;
