import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const portal = 'src/portal';
const foldersOf = (parent: string) =>
  readdirSync(`${portal}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/** What is always on the page, and what may appear over any of it. */
const shell = ['shell', 'ui', 'app', 'dialogs/*.tsx', 'dialogs/logout', 'dialogs/alert', 'dialogs/session', 'dialogs/reality'];
/** Screens that show what a dialog shows; what comes with the dialog's own chunk is left to it. And what the pages of a centre share. */
const shared: Record<string, string[]> = {
  'screens/login': ['dialogs/login', 'dialogs/phone'],
  'screens/register': ['dialogs/register/bonus*', 'dialogs/register/rules-wait*'],
  'dialogs/member-centre': ['pages/parts'],
};

const catalogue = (name: string, parts: string[]) => ({
  path: `${portal}/locales/{locale}/${name}`,
  include: parts.map((part) => (part.includes('*') ? `${portal}/${part}` : `${portal}/${part}/**`)),
});
const chunks = ['screens', 'dialogs', 'pages'].flatMap(foldersOf).filter((name) => !shell.includes(name) && name !== 'pages/parts');

/** One catalogue a chunk: a screen's words travel with the screen, and the first visit brings only the shell's and home's. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn', 'en'],
  format: formatter({ origins: false, lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [catalogue('shell', shell), ...chunks.map((name) => catalogue(name, [name, ...(shared[name] ?? [])]))],
});
