/**
 * Every message is in the catalogues, in every language: extracting again changes nothing, and nothing is untranslated. What a
 * screen says without a translation would be English in the middle of Bengali, and nobody would see it fail.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'src/portal/locales';
// Into a copy: beside this the portal may be built, of files that nobody writes meanwhile.
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

/** The catalogues by name, without the lines that tell when they were written. */
function cataloguesIn(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.po'));
  return new Map(
    files.map((file) => [
      String(file),
      readFileSync(join(folder, String(file)), 'utf8').replace(/"POT-Creation-Date.*\n/, ''),
    ]),
  );
}
