import pg from 'pg';

/** Cases as notices: the first is the newest. */
const NOTICES = `
insert into notices (id, key, type, title_bn, title_en, content_bn, content_en, shown_from)
select gen_random_uuid(), 'case-' || n, 'PL', 'case ' || n, 'case ' || n, html, html, now() - interval '1 day' - n * interval '1 second'
from unnest($1::text[]) with ordinality as one (html, n) returning id, key`;
/** All cases in one article, and in the guide of an app. */
const TEXTS = `
insert into content_versions (kind, key, version, category, resource, audience, title_bn, title_en, source_bn, source_en, content_bn, content_en, shown_from, applied_by, applied_at)
select kind, 'cases', (select coalesce(max(version), 0) + 1 from content_versions where key = 'cases'), case when kind = 'help' then (select key from content_versions where kind = 'category' limit 1) end, resource,
  array['visitor', 'member'], 'cases', 'cases', '', '', html, html, now() - interval '1 second', 'test', now()
from (values ('help', null), ('resource', '{"type":"APP","url":"/download","platform":"android","sha256":null}'::jsonb)) as one (kind, resource), (select $1::text as html) as two`;
/**
 * Inserts HTML in both languages, bypassing the sanitiser: as notices `case <n>`, and all together as the article and
 * the app `cases`. Returns the ids of the notices.
 */
export const planted = (databaseUrl: string, all: readonly string[]): Promise<string[]> =>
  connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; key: string }>(NOTICES, [all]);
    await client.query(TEXTS, [all.join('\n')]);
    const ids = new Map(rows.map(({ id, key }) => [key, id]));
    return all.map((_, index) => ids.get(`case-${index + 1}`) ?? '');
  });

const EDITION = `
insert into content_versions (kind, key, version, edition, audience, title_bn, title_en, source_bn, source_en, content_bn, content_en, shown_from, applied_by, applied_at)
select 'page', key, version + 1, $2, audience, title_bn, title_en, '', '', $3, $3, now() - interval '1 second', 'test', now()
from content_versions where kind = 'page' and key = $1 order by version desc limit 1`;

/** Publishes another edition of a page. */
export const newEdition = (databaseUrl: string, key: string, edition: string): Promise<unknown> =>
  connected(databaseUrl, (client) => client.query(EDITION, [key, edition, `<p>The text of ${key} ${edition}.</p>`]));

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
