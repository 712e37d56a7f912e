import { PATHS } from '../../../contract/platform/paths';
import { PAGES } from '../../../contract/support/content';
import type { Draft } from './draft';
import type { Fault } from './fault';

const HELP = ['/help', '/helpmc'];

/** Returns internal links of texts and banners whose target does not exist; external links are not checked. */
export function faultsOfLinks(drafts: Draft[]): Fault[] {
  const articles = new Set(drafts.flatMap(({ kind, key }) => (kind === 'help' || kind === 'page' ? [key] : [])));
  const missing = PAGES.filter((key) => !drafts.some((draft) => draft.kind === 'page' && draft.key === key));
  const links = drafts.flatMap((draft) => [
    ...draft.links,
    ...(draft.kind === 'resource'
      ? [{ url: pageOf(draft.resource.url), line: draft.lineOf('url'), file: draft.file }]
      : []),
    ...(draft.kind === 'banner' ? [{ url: draft.url, line: draft.lineOf('url'), file: draft.file }] : []),
  ]);
  return [
    ...missing.map((key) => ({
      file: `pages/${key}.bn.md`,
      line: 1,
      what: 'it is missing: every page about the house is linked to',
    })),
    ...links.flatMap(({ file, line, url }) =>
      leadsSomewhere(url, articles) ? [] : [{ file, line, what: `${url} leads nowhere` }],
    ),
  ];
}

/** Treats a file served along with the portal as the home page. */
const pageOf = (url: string) => (/^\/[^?#]*\.\w+$/.test(url) ? '/' : url);

function leadsSomewhere(url: string, articles: ReadonlySet<string>): boolean {
  if (!url.startsWith('/')) return true;
  const { pathname, searchParams } = new URL(url, 'https://portal.invalid');
  const article = searchParams.get('article');
  return PATHS.includes(pathname) && (article === null || (HELP.includes(pathname) && articles.has(article)));
}
