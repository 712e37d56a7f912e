import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const portal = 'src/portal';
const foldersOf = (parent: string) =>
  readdirSync(`${portal}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/** Parts of every page, and overlays that can open on any page. */
const shell = ['destinations.ts', 'shell', 'src/ui', 'app', 'parts/*.tsx'];
/** Folders shared by several apps, each with a catalogue that loads with its views, not with the shell. */
const ownCatalogues = ['src/ui/list', 'src/ui/receipt'];
/** Additional folders of a catalogue: the pages of a centre share the centre's, `page` shares the list's. */
const shared: Record<string, string[]> = {
  'member-centre': ['destinations.pages.ts', 'src/ui/form', 'src/ui/money'],
  'betting-record': ['parts/bets'],
  'account-record': ['parts/records'],
  'transfer-upline': ['parts/partner'],
  'agent-centre': ['destinations.agent.ts'],
  list: ['src/ui/page'],
  session: [
    'features/identity/logout',
    'features/platform/alert',
    'shell/header-member.tsx',
    'shell/balance-display.tsx',
    'app/account-member.tsx',
    ...['home-member', 'balance-card', 'pause-note', 'shortcuts'].map((name) => `features/platform/home/${name}.tsx`),
  ],
};
/** Messages of toasts that a first visit does not need. */
const toasts = 'app/toast-words.ts';
/** Folders and files that belong to a catalogue other than that of the folder around them. */
const movedOut = Object.values(shared).flat();
/** Folders without a catalogue of their own. */
const withoutCatalogue = [...shell, ...movedOut, 'parts/portal', 'parts/plot', 'parts/session'];

/** Folder of an app's catalogues; the check for missing messages extracts into a copy. */
const { LOCALES } = process.env;
const localesOf = (app: string) => (LOCALES ? `${LOCALES}/${app}` : `src/${app}/locales`);

const pathOf = (folder: string) => (folder.startsWith('src/') ? folder : `${portal}/${folder}`);
const globOf = (folder: string) => (/[*.]/.test(folder) ? pathOf(folder) : `${pathOf(folder)}/**`);
const catalogue = (name: string, folders: string[], excluded: string[] = []) => ({
  path: `${localesOf('portal')}/{locale}/${name}`,
  include: folders.map(globOf),
  exclude: excluded.map(globOf),
});
const folders = [...foldersOf('features').flatMap(foldersOf), ...foldersOf('parts'), ...ownCatalogues].filter(
  (folder) => !withoutCatalogue.includes(folder),
);
const nameOf = (folder: string) => folder.split('/').at(-1) ?? folder;

/**
 * One catalogue per folder, with its name. A catalogue loads with its chunk: the first visit loads only those of the
 * shell and of home.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn', 'en'],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    catalogue('shell', shell, [...ownCatalogues, ...movedOut, toasts]),
    catalogue('toasts', [toasts]),
    // The desk has its own copy of the primitives' messages, because it loads no catalogue of the portal.
    { path: `${localesOf('desk')}/{locale}/desk`, include: ['src/desk/**', 'src/ui/**'], exclude: [] },
    ...folders.map((folder) =>
      catalogue(
        nameOf(folder),
        [folder, ...(shared[nameOf(folder)] ?? [])],
        movedOut.filter((file) => file.startsWith(`${folder}/`)),
      ),
    ),
  ],
});
