/**
 * Every message is in the catalogues, in every language: extracting again changes nothing, and nothing is untranslated. What a
 * screen says without a translation would be English in the middle of Bengali, and nobody would see it fail.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = 'src/portal/locales';
const before = catalogues();
const kept = join(mkdtempSync(join(tmpdir(), 'maidan-words-')), 'locales');
cpSync(FOLDER, kept, { recursive: true });
const { status, stderr } = spawnSync('node_modules/.bin/lingui', ['extract', '--clean', '--overwrite', '--workers', '1'], {
  encoding: 'utf8',
});
const after = catalogues();
rmSync(FOLDER, { recursive: true });
cpSync(kept, FOLDER, { recursive: true });
rmSync(join(kept, '..'), { recursive: true });

const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
const untranslated = [...before].flatMap(([file, text]) =>
  [...text.matchAll(/msgid "(.+)"\nmsgstr ""\n(?!")/g)].map(([, id]) => `${file}: ${id}`),
);
for (const file of stale) console.log(`not extracted, run npm run words: ${file}`);
for (const message of untranslated) console.log(`not translated: ${message}`);
if (status !== 0) console.log(stderr);
process.exitCode = status === 0 && stale.length + untranslated.length === 0 ? 0 : 1;

/** The catalogues by name, without the lines that tell when they were written. */
function catalogues() {
  const files = readdirSync(FOLDER, { recursive: true }).filter((file) => String(file).endsWith('.po'));
  return new Map(
    files.map((file) => [String(file), readFileSync(join(FOLDER, String(file)), 'utf8').replace(/"POT-Creation-Date.*\n/, '')]),
  );
}
