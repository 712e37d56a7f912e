import { COLUMNS, type Path, type Saved, saved, scripts, type Tally, titleOf } from '..';
import { csv, testrail, xray } from './formats-csv';
import { gherkin, html, md, type Told } from './formats-read';
import type { Format } from './options';

/** The paths of one chart, with all that is told of them. */
export type Found = Told & { file: string; paths: Path[]; tally: Tally };

/** A format as text, of any number of charts. */
export const FORMAT: Record<Format, (found: readonly Found[]) => string> = {
  md,
  gherkin,
  csv,
  testrail,
  xray,
  html,
  json,
};

/** For programs, and to be replayed: an object a chart; more than one in a list. */
function json(found: readonly Found[]): string {
  const charts = found.map(({ file, paths, cases, teller, tally, declared }): Saved & { coverage: object } => {
    const columns = COLUMNS.filter((column) => column !== 'requirements');
    const coverage = columns.map((column) => [
      column,
      { covered: tally.covered[column], declared: tally.declared[column] },
    ]);
    const told = scripts(cases, teller);
    return {
      machine: titleOf({ ...teller, words: undefined }),
      file,
      coverage: Object.fromEntries(coverage),
      paths: paths.map((path, index) => saved(told[index]?.title ?? '', path, declared, told[index]?.id)),
    };
  });
  return `${JSON.stringify(charts.length === 1 ? charts[0] : charts, null, 2)}\n`;
}
