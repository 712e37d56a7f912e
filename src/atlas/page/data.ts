import type { Laid } from '../layout';
import type { Picture } from '../picture';
import type { AnySamples, AnyWords } from '../types';

/** A sentence of the specification. */
export type Requirement = { id: string; text: string };
/** A generated path: its input, and its steps as tokens. */
export type PathData = { input?: string; steps: string[] };
/** What a tier covered of a chart: how many of how many, and the ids of what it did not. */
export type TierData = { tier: string; covered: number; declared: number; missing: string[] };
/** A chart as the page has it, beside its machine. */
export type ChartData = {
  /** What addresses call it: its id, and a number where two have the same. */
  key: string;
  file: string;
  picture: Picture;
  laid: Laid;
  samples: AnySamples;
  words?: AnyWords;
  paths: PathData[];
  tiers: TierData[];
  /** What its samples cannot try, by name. */
  untried: string[];
};
export type PageData = { charts: ChartData[]; requirements: readonly Requirement[] };
