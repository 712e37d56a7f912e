/**
 * Every message is in the catalogues, in every language: extracting again changes nothing, and nothing is untranslated.
 * An untranslated message would be English amid Bengali, which no other test detects.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const APPS = ['portal', 'desk'];
// Into a copy, because an app may be built at the same time from files that must not change.
const copy = mkdtempSync(join(tmpdir(), 'maidan-words-'));
for (const app of APPS) cpSync(`src/${app}/locales`, join(copy, app), { recursive: true });
const { status, stderr } = spawnSync(
  'node_modules/.bin/lingui',
  ['extract', '--clean', '--overwrite', '--workers', '1'],
  {
    encoding: 'utf8',
    env: { ...process.env, LOCALES: copy },
  },
);
const before = new Map(APPS.flatMap((app) => cataloguesIn(app, `src/${app}/locales`)));
const after = new Map(APPS.flatMap((app) => cataloguesIn(app, join(copy, app))));
rmSync(copy, { recursive: true });

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
const untranslated = [...before].flatMap(([file, text]) =>
  [...text.matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g)].map(([, id]) => `${file}: ${id}`),
);
for (const file of stale) console.log(`not extracted, run npm run words: ${file}`);
for (const message of untranslated) console.log(`not translated: ${message}`);
if (status !== 0) console.log(stderr);
process.exitCode = status === 0 && stale.length + untranslated.length === 0 ? 0 : 1;

/** The catalogues of an app by name, without the lines with their creation date. */
function cataloguesIn(app, folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.po'));
  return files.map((file) => [
    `${app}/${file}`,
    readFileSync(join(folder, String(file)), 'utf8').replace(/"POT-Creation-Date.*\n/, ''),
  ]);
}
