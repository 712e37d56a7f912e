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
/** What goes with a catalogue beside its own folder: what the pages of a centre share comes with the centre, what is read with the list. */
const shared: Record<string, string[]> = {
  'member-centre': ['destinations.pages.ts', 'parts/form'],
  'betting-record': ['parts/bets'],
  'account-record': ['parts/records'],
  'transfer-upline': ['parts/partner'],
  'agent-centre': ['destinations.agent.ts'],
  list: ['parts/page'],
  session: ['features/identity/logout', 'features/platform/alert', 'shell/header-member.tsx'],
};
/** A part whose words are in the catalogue of another, or that has none. */
const without = [
  ...shell,
  ...Object.values(shared).flat(),
  'parts/portal',
  'parts/plot',
  'parts/session',
  'parts/money',
];

/** Where the catalogues are; the check that nothing is missing from them extracts into a copy. */
const { LOCALES = `${portal}/locales` } = process.env;

const globOf = (folder: string) => {
  if (folder.startsWith('src/')) return `${folder}/**`;
  return /[*.]/.test(folder) ? `${portal}/${folder}` : `${portal}/${folder}/**`;
};
const catalogue = (name: string, folders: string[], but: string[] = []) => ({
  path: `${LOCALES}/{locale}/${name}`,
  include: folders.map(globOf),
  exclude: but.map((file) => `${portal}/${file}`),
});
const folders = [...foldersOf('features').flatMap(foldersOf), ...foldersOf('parts')].filter(
  (folder) => !without.includes(folder),
);
const nameOf = (folder: string) => folder.split('/').at(-1) ?? folder;

/** One catalogue a folder, by its name: its words travel with its chunk, and the first visit brings only the shell's and home's. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn', 'en'],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    catalogue('shell', shell, Object.values(shared).flat()),
    ...folders.map((folder) => catalogue(nameOf(folder), [folder, ...(shared[nameOf(folder)] ?? [])])),
  ],
});
