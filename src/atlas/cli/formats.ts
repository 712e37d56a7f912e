import { COLUMNS, type Path, type Saved, saved, scripts, type Tally, titleOf } from '..';
import { csv, testrail, xray } from './formats-csv';
import { gherkin, html, type LabelledCases, md } from './formats-read';
import type { Format } from './options';

/** Paths of one chart, with everything that formats need. */
export type Found = LabelledCases & { file: string; paths: Path[]; tally: Tally };

/** Writers by format, for any number of charts. */
export const FORMAT: Record<Format, (found: readonly Found[]) => string> = {
  md,
  gherkin,
  csv,
  testrail,
  xray,
  html,
  json,
};

/** Machine-readable and replayable: an object per chart, or a list of several. */
function json(found: readonly Found[]): string {
  const charts = found.map(({ file, paths, cases, scriptLabels, tally, declared }): Saved & { coverage: object } => {
    const columns = COLUMNS.filter((column) => column !== 'requirements');
    const coverage = columns.map((column) => [
      column,
      { covered: tally.covered[column], declared: tally.declared[column] },
    ]);
    const labelled = scripts(cases, scriptLabels);
    return {
      machine: titleOf({ ...scriptLabels, words: undefined }),
      file,
      coverage: Object.fromEntries(coverage),
      paths: paths.map((path, index) => saved(labelled[index]?.title ?? '', path, declared, labelled[index]?.id)),
    };
  });
  return `${JSON.stringify(charts.length === 1 ? charts[0] : charts, null, 2)}\n`;
}
