import type { Language } from '../../../contract/platform/settings';
import { CONTENT_KEY, PAGES } from '../../../contract/support/content';
import type { Place } from './fault';

const NAME = /^((?:help\/([^/]+)|pages|notices|banners|bars|resources)\/([^/]+))\.(bn|en)\.md$/;
const KINDS = { pages: 'page', notices: 'notice', banners: 'banner', bars: 'bar', resources: 'resource' } as const;
const isFolder = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);

/** Returns what a file is by its path, or a fault. */
export function placeOf(path: string): (Place & { language: Language }) | string {
  const [, name = '', category = null, key = '', tongue] = NAME.exec(path) ?? [];
  if (!name)
    return 'nothing is kept there: help/<category>/, pages/, notices/, banners/, bars/ and resources/ hold <name>.bn.md and <name>.en.md';
  const language = tongue === 'bn' ? 'bn' : 'en';
  for (const item of [category, key])
    if (item !== null && !CONTENT_KEY.test(item))
      return `${item} is no name: small letters, digits and dashes, at most 48`;
  if (category !== null) {
    const isIndex = key === 'index';
    return {
      kind: isIndex ? 'category' : 'help',
      name,
      key: isIndex ? category : key,
      category: isIndex ? null : category,
      language,
    };
  }
  const folder = name.slice(0, name.indexOf('/'));
  const kind = isFolder(folder) ? KINDS[folder] : 'page';
  if (kind === 'page' && !PAGES.some((page) => page === key))
    return `there is no page ${key}; there are ${PAGES.join(', ')}`;
  return { kind, name, key, category: null, language };
}
