import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const portal = 'src/portal';
const foldersOf = (parent: string) =>
  readdirSync(`${portal}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/** What is always on the page, and what may appear over any of it. */
const shell = ['destinations.ts', 'shell', 'src/ui', 'app', 'parts/*.tsx'];
/** Folders that apps share whose words come with what shows them, not with the shell. */
const own = ['src/ui/list', 'src/ui/receipt'];
/** Folders and files that add to the catalogue of another: pages of a centre share the centre's, `page` the list's. */
const shared: Record<string, string[]> = {
  'member-centre': ['destinations.pages.ts', 'src/ui/form'],
  'betting-record': ['parts/bets'],
  'account-record': ['parts/records'],
  'transfer-upline': ['parts/partner'],
  'agent-centre': ['destinations.agent.ts'],
  list: ['src/ui/page'],
  session: ['features/identity/logout', 'features/platform/alert', 'shell/header-member.tsx'],
};
/** A part whose words are in the catalogue of another, or that has none. */
const without = [...shell, ...Object.values(shared).flat(), 'parts/portal', 'parts/plot', 'parts/session'];

/** Where the catalogues are; the check that nothing is missing from them extracts into a copy. */
const { LOCALES = `${portal}/locales` } = process.env;

const pathOf = (folder: string) => (folder.startsWith('src/') ? folder : `${portal}/${folder}`);
const globOf = (folder: string) => (/[*.]/.test(folder) ? pathOf(folder) : `${pathOf(folder)}/**`);
const catalogue = (name: string, folders: string[], but: string[] = []) => ({
  path: `${LOCALES}/{locale}/${name}`,
  include: folders.map(globOf),
  exclude: but.map(globOf),
});
const folders = [...foldersOf('features').flatMap(foldersOf), ...foldersOf('parts'), ...own].filter(
  (folder) => !without.includes(folder),
);
const nameOf = (folder: string) => folder.split('/').at(-1) ?? folder;

/**
 * One catalogue a folder, by its name. Its words travel with its chunk: the first visit loads only those of the shell
 * and home.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn', 'en'],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    catalogue('shell', shell, [...own, ...Object.values(shared).flat()]),
    ...folders.map((folder) => catalogue(nameOf(folder), [folder, ...(shared[nameOf(folder)] ?? [])])),
  ],
});
