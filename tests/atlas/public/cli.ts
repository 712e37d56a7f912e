/**
 * `tsx tests/atlas/public/cli.ts CHECKOUTS BEFORE`: tries the machines of public projects, and writes public.tsv. The
 * folder CHECKOUTS has a checkout of each project as `owner+name`, with its commit in `owner+name.commit`; BEFORE is a
 * checkout of this project at the revision to compare with.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PublicRow, TABLE, written } from './table';

type Line = { path: string; machine?: string; line?: number; result: string };

const [checkouts = '', before = ''] = process.argv.slice(2);
const OWN = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs an atlas over all projects. */
function tried(atlas: string): Line[] {
  const [command = '', script = ''] = ['node_modules/.bin/tsx', 'tests/atlas/public/try-projects.ts'].map((path) =>
    join(OWN, path),
  );
  const { stdout, status } = spawnSync(command, [script, resolve(atlas), resolve(checkouts)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) console.error(`${atlas}: the run ends with ${status}`);
  return stdout.split('\n').flatMap((line): Line[] => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

function rowOf({ path, machine = '', line, result }: Line, old: readonly Line[]): PublicRow {
  const [name = '', ...file] = relative(resolve(checkouts), path).split('/');
  const known = old.filter((each) => each.path === path);
  const was = known.find((each) => each.machine === machine) ?? known.find((each) => each.machine === undefined);
  const project = resolve(checkouts, name);
  const short = (text: string) =>
    (text.split('\n')[0] ?? '')
      .replaceAll(`${relative(process.cwd(), project)}/`, '')
      .replaceAll(`${project}/`, '')
      .slice(0, 160);
  return {
    address: `https://github.com/${name.replace('+', '/')}`,
    commit: readFileSync(`${project}.commit`, 'utf8').trim(),
    ...{ file: file.join('/'), line: `${line ?? ''}`, machine },
    ...{ before: short(was?.result ?? 'not found'), after: short(result) },
  };
}

const now = tried(OWN);
const old = tried(before);
const rows = now.filter(({ path }) => path !== '').map((line) => rowOf(line, old));
writeFileSync(TABLE, written(rows.sort((a, b) => Number(a.address > b.address) - Number(a.address < b.address))));
console.log(`${rows.length} machines and files of ${new Set(rows.map(({ address }) => address)).size} projects`);
