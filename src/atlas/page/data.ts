import type { Case, CaseStep } from '../cases';
import type { Details } from '../code';
import type { Diff } from '../diff';
import type { Laid } from '../layout';
import type { MainWay } from '../main-way';
import type { Picture } from '../picture';
import type { Note } from '../reviews';
import type { AnySamples, AnyWords, Language } from '../types';

/** Sentence of the specification. */
export type Requirement = { id: string; text: string };
/** Generated path: id of its case, its input, and its steps as tokens. */
export type PathData = { id: string; input?: string; steps: string[] };
/** Case in the page: indexes of its steps in a table shared by all cases of a chart, and its path as tokens. */
type CaseData = Omit<Case, 'steps'> & { steps: number[]; tokens: string[] };
/** Scripts of a chart: revision, steps and cases. */
export type ScriptData = { revision: string; steps: CaseStep[]; cases: CaseData[] };
/** Coverage of a chart by a tier: counts, and ids of what is missing. */
export type TierData = { tier: string; covered: number; declared: number; missing: string[] };
/** Layout of a picture for testers, with the states that a large one folds; for a chart with labels, in Bengali too. */
export type LaidData = { folds?: string[]; laid: Laid; laidInBengali?: Laid };
/** Two versions of a chart in one picture, laid out; `old`: the old one by itself, which the map does not have. */
export type DiffData = Diff & LaidData & { old?: VersionData };
/** Version of a chart to read beside another one. */
export type VersionData = Pick<ChartData, keyof LaidData | 'picture' | 'words' | 'told' | 'details'>;
/** Chart in the page, without its machine. */
export type ChartData = LaidData & {
  /** Key in addresses: the id, with a number for duplicates. */
  key: string;
  file: string;
  picture: Picture;
  samples: AnySamples;
  words?: AnyWords;
  /** Samples that take a transition, by its id: event or actor, and class. */
  told?: Record<string, [of: string, name: string][]>;
  /** Code for engineers. */
  details?: Details;
  /** Main path. */
  main?: MainWay;
  paths: PathData[];
  script?: ScriptData;
  tiers: TierData[];
  /** Names that its samples cannot try. */
  untried: string[];
  /** Day of the last change. */
  changed?: string;
  /** Changes since the compared revision, if any; or whether the chart is new. */
  diff?: DiffData;
  isNew?: true;
  /** Reviewers' notes from the file next to it. */
  notes?: Note[];
};
/** Chart with scripts. */
export type ScriptedChart = ChartData & { script: ScriptData };
/** Map of destinations as a chart without a machine. `charts`: keys of the destinations' charts, by path. */
export type MapData = ChartData & { charts: Record<string, string> };
/** Data of the page. `since`: compared revision, and names of deleted charts. */
export type PageData = {
  charts: ChartData[];
  map?: Record<Language, MapData>;
  requirements: readonly Requirement[];
  since?: { revision: string; gone: string[] };
};
