import type { Case, CaseStep } from '../cases';
import type { Details } from '../code';
import type { Diff } from '../diff';
import type { Laid } from '../layout';
import type { MainWay } from '../main-way';
import type { Picture } from '../picture';
import type { Note } from '../reviews';
import type { AnySamples, AnyWords, Language } from '../types';

/** A sentence of the specification. */
export type Requirement = { id: string; text: string };
/** A generated path: the id of its case, its input, and its steps as tokens. */
export type PathData = { id: string; input?: string; steps: string[] };
/** A case as the page has it: its steps by their places in the table that all cases of a chart share; and its path, as tokens. */
type CaseData = Omit<Case, 'steps'> & { steps: number[]; tokens: string[] };
/** What a tester goes through by hand: the chart as it stands, in a word; its cases. */
export type ScriptData = { revision: string; steps: CaseStep[]; cases: CaseData[] };
/** What a tier covered of a chart: how many of how many, and the ids of what it did not. */
export type TierData = { tier: string; covered: number; declared: number; missing: string[] };
/** Where all of a picture lies, as a tester reads it; and, where its chart has words, in Bengali. */
export type LaidData = { laid: Laid; laidInBengali?: Laid };
/** Two versions of a chart in one picture, laid out. */
export type DiffData = Diff & LaidData;
/** A chart as the page has it, beside its machine. */
export type ChartData = LaidData & {
  /** What addresses call it: its id, and a number where two have the same. */
  key: string;
  file: string;
  picture: Picture;
  samples: AnySamples;
  words?: AnyWords;
  /** Which samples take a transition, by its id: of which event or actor, and their class. */
  told?: Record<string, [of: string, name: string][]>;
  /** What its code says beyond names. */
  details?: Details;
  /** The way that it is made for. */
  main?: MainWay;
  paths: PathData[];
  script?: ScriptData;
  tiers: TierData[];
  /** What its samples cannot try, by name. */
  untried: string[];
  /** The day on which it was changed last. */
  changed?: string;
  /** Where the page compares with a revision: what of the chart has changed, if anything has; or that it is new. */
  diff?: DiffData;
  isNew?: true;
  /** What reviewers have noted, as it lies beside its file. */
  notes?: Note[];
};
/** A chart whose scripts are there. */
export type ScriptedChart = ChartData & { script: ScriptData };
/** The map of destinations, as a chart that nothing runs in. `charts`: by their paths, the keys of the charts that run there. */
export type MapData = ChartData & { charts: Record<string, string> };
/** `since`: the revision that the page compares with, and the names of the charts that are gone. */
export type PageData = {
  charts: ChartData[];
  map?: Record<Language, MapData>;
  requirements: readonly Requirement[];
  since?: { revision: string; gone: string[] };
};
