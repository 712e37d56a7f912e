import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { ALLOWED } from './allowed';
import { findInScript } from './scripts';
import { findInStyles } from './styles';

/**
 * `npm run browsers`: checks the built scripts and style sheets against the browsers that src/portal/browsers.ts
 * promises, by MDN's compatibility data (own.browsers.promised).
 */
const files = globSync(['dist/portal/**/*.{js,css}', 'dist/studio/{frame,verify}.{js,css}']);
const used = new Map<string, { missing: readonly string[]; files: Set<string> }>();
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const { name, missing } of file.endsWith('.js') ? findInScript(text) : findInStyles(text)) {
    const before = used.get(name) ?? { missing, files: new Set() };
    used.set(name, { missing, files: before.files.add(file) });
  }
}
const problems = [
  ...(files.length === 0 ? ['nothing is built: npm run build'] : []),
  ...[...used]
    .filter(([name]) => !ALLOWED.some((candidate) => candidate.name.test(name)))
    .map(([name, { missing, files: where }]) => `${name} (${missing.join(', ')}): ${[...where].join(', ')}`),
  ...ALLOWED.filter((candidate) => ![...used.keys()].some((name) => candidate.name.test(name))).map(
    ({ name }) => `${name} is allowed, but nothing uses it`,
  ),
];
console.log([...problems, `${files.length} files, ${ALLOWED.length} allowed features`].join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
