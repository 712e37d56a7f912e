import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract';
import type { Tx } from '../../platform/context';
import { keysOf, lettersOut, trigrams, wordsOf } from './fold';
import { nodeName } from './names';
import { gameKeyCounts, gameKeys, gameNearKeys, games, vendors } from './tables';

/** Rebuilds the search index. Call it in each transaction that writes games or changes a name. */
export async function indexGames(tx: Tx): Promise<void> {
  const makers = new Map(
    (await tx.select().from(vendors)).map(({ vassalage, nameBn, nameEn }) => [vassalage, `${nameBn} ${nameEn}`]),
  );
  const rows = await tx
    .select({
      place: games.place,
      nameBn: games.nameBn,
      nameEn: games.nameEn,
      vassalage: games.vassalage,
      node: games.node,
    })
    .from(games);
  const places = new Map<string, Set<number>>();
  const vocabulary = new Set<string>();
  for (const { place, nameBn, nameEn, vassalage, node } of rows) {
    const words = wordsOf(
      `${nameBn} ${nameEn} ${makers.get(vassalage) ?? ''} ${LANGUAGES.map((language) => nodeName(node, language)).join(' ')}`,
    );
    for (const word of words) vocabulary.add(word);
    for (const key of new Set(words.flatMap(keysOf))) places.set(key, (places.get(key) ?? new Set()).add(place));
  }
  await tx.delete(gameKeys);
  await tx.delete(gameKeyCounts);
  await tx.delete(gameNearKeys);
  const found = [...places].flatMap(([key, held]) => [...held].map((place) => [key, place] as const));
  await tx.execute(
    sql`insert into game_keys select * from unnest(${column(found, 0)}::text[], ${column(found, 1)}::int[]) order by 1, 2`,
  );
  await tx.execute(sql`insert into game_key_counts select key, count(*) from game_keys group by key`);
  const near = [...vocabulary].flatMap((word) =>
    [...lettersOut(word), ...trigrams(word)].map((key) => [key, word] as const),
  );
  await tx.execute(
    sql`insert into game_near_keys select * from unnest(${column(near, 0)}::text[], ${column(near, 1)}::text[]) order by 1, 2`,
  );
}

const LANGUAGES: Language[] = ['bn', 'en'];
const column = <T extends readonly unknown[]>(rows: readonly T[], at: number) => sql.param(rows.map((row) => row[at]));
