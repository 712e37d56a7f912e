import { writeFileSync } from 'node:fs';
import { isAllowed, licenceOf } from './licences';
import { allLocked, countTransitive, direct } from './lock';
import { advisories, releases } from './registry';
import { FILE, type Row, written } from './table';

/**
 * `npm run packages`: queries the registry about the dependencies of package.json and stores the result in
 * dependencies.tsv. Prints what needs a review: advisories, licences that are not allowed, and packages without a
 * release for two years.
 */
const queryDate = new Date().toISOString().slice(0, 10);
const OLD = new Date(Date.now() - 2 * 365 * 86_400_000).toISOString().slice(0, 10);
const AT_ONCE = 6;

const all = allLocked();
const known = await advisories();
const waiting = direct(all).entries();
const rows: Row[] = [];
const request = async () => {
  for (const [place, locked] of waiting) {
    const { released, latest, since } = await releases(locked);
    const { name, version, use } = locked;
    const found = known === null ? 'not asked' : (known.get(name)?.join(' ') ?? 'none known');
    const row = {
      name,
      version,
      use,
      released,
      latest,
      since,
      licence: licenceOf(locked),
      brings: String(countTransitive(locked, all)),
    };
    rows[place] = { ...row, advisories: found, asked: queryDate };
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, request));
writeFileSync(FILE, written(rows));

const others = all.filter(({ path }) => !rows.some(({ name }) => path === `node_modules/${name}`));
const running = others.filter(({ dev }) => !dev).length;
console.log(`${rows.length} direct; they bring ${running} that run and ${others.length - running} that develop`);
const licences = [...new Set(all.map(licenceOf))].map(
  (licence) => `${licence} ${all.filter((locked) => licenceOf(locked) === licence).length}`,
);
console.log(licences.join(', '));
for (const row of rows.filter((locked) => locked.since < OLD))
  console.log(`no release since ${row.since}: ${row.name}`);
for (const locked of all.filter((each) => !isAllowed(each)))
  console.log(`licence not allowed: ${locked.name} ${licenceOf(locked)}`);
if (known === null) console.log('the registry does not answer about advisories');
for (const [name, which] of known ?? []) console.log(`advisory: ${name} ${which.join(' ')}`);
