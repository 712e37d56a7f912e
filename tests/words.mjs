/**
 * Every message is in the catalogues, in every language: extracting again changes nothing, and nothing is untranslated.
 * An untranslated message would be English amid Bengali, which no other test detects.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'src/portal/locales';
// Into a copy, because the portal may be built at the same time from files that must not change.
const copy = mkdtempSync(join(tmpdir(), 'maidan-words-'));
cpSync(FOLDER, copy, { recursive: true });
const { status, stderr } = spawnSync(
  'node_modules/.bin/lingui',
  ['extract', '--clean', '--overwrite', '--workers', '1'],
  {
    encoding: 'utf8',
    env: { ...process.env, LOCALES: copy },
  },
);
const [before, after] = [cataloguesIn(FOLDER), cataloguesIn(copy)];
rmSync(copy, { recursive: true });

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
const untranslated = [...before].flatMap(([file, text]) =>
  [...text.matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g)].map(([, id]) => `${file}: ${id}`),
);
for (const file of stale) console.log(`not extracted, run npm run words: ${file}`);
for (const message of untranslated) console.log(`not translated: ${message}`);
if (status !== 0) console.log(stderr);
process.exitCode = status === 0 && stale.length + untranslated.length === 0 ? 0 : 1;

/** The catalogues by name, without the lines with their creation date. */
function cataloguesIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.po'));
  return new Map(
    files.map((file) => [
      String(file),
      readFileSync(join(folder, String(file)), 'utf8').replace(/"POT-Creation-Date.*\n/, ''),
    ]),
  );
}
