import { and, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import type { Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { displayCategorySql } from './category';
import { type Filters, gamesOf, type Typed } from './list';

type Facets = NonNullable<Value<'gameList'>['facets']>;
type Name = keyof Facets;

/** Column or expression that each facet groups by. */
const VALUES: Record<Name, SQL> = {
  gameType: displayCategorySql,
  vassalage: sql`games.vassalage`,
  nodeId: sql`games.node`,
  feature: sql`unnest(games.features)`,
  volatility: sql`games.volatility`,
  hasTrial: sql`games.has_trial::text`,
};
const NAMES = ['gameType', 'vassalage', 'nodeId', 'feature', 'volatility', 'hasTrial'] as const satisfies Name[];
/** Filters whose values add up: a game must have all chosen features. In the others a value replaces the chosen one. */
const TOGETHER: readonly Name[] = ['feature'];
const countRow = v.object({ facet: v.string(), value: v.string(), games: v.number() });

/** Counts the games that each further value of each filter would leave, the most first, in one statement. */
export async function facetsOf(tx: Tx, typed: Typed, filters: Filters): Promise<Facets> {
  const parts = NAMES.map((name) => {
    const others = { ...filters, ...(TOGETHER.includes(name) ? {} : { [name]: undefined }) };
    return sql`select ${name} as facet, ${VALUES[name]} as value, count(*)::int as games from ${gamesOf(typed)}
      where ${and(sql`true`, ...Object.values(others))} group by 2`;
  });
  const found = await queryRows(
    tx,
    countRow,
    sql`select * from (${sql.join(parts, sql` union all `)}) c where value is not null order by games desc, value`,
  );
  const of = (name: Name) => found.filter(({ facet }) => facet === name).map(({ value, games }) => ({ value, games }));
  const gameType = of('gameType');
  const vassalage = of('vassalage');
  const nodeId = of('nodeId');
  return {
    gameType,
    vassalage,
    nodeId,
    feature: of('feature'),
    volatility: of('volatility'),
    hasTrial: of('hasTrial'),
  };
}
