import { foldersOf } from '../../folders';
import type { Language } from '../../types';
import type { ChartData, TierData } from '../data';
import { titleOf } from './labels';

export const SORTS = ['group', 'coverage', 'size', 'changed'] as const;
export type Sort = (typeof SORTS)[number];
/** Charts below a heading; without a folder, the heading is empty. */
export type Section = { title?: string; charts: ChartData[] };

/** Returns the tiers, the least covered first, without the sum of all, which would hide gaps of single tiers. */
export const tiersOf = ({ tiers }: Pick<ChartData, 'tiers'>): TierData[] =>
  tiers.filter(({ tier }) => tier !== 'all').sort((a, b) => shareOf(a) - shareOf(b));

const shareOf = ({ covered, declared }: TierData): number => (declared === 0 ? 1 : covered / declared);
/** Charts without counts sort before all others. */
const coverageOf = (chart: ChartData): number => {
  const [least] = tiersOf(chart);
  return least ? shareOf(least) : -1;
};
const sizeOf = ({ picture: { states, transitions } }: ChartData): number => states.length + transitions.length;

/** Sorts flows by folder, or by lowest coverage, largest size or latest change. */
export function sorted(charts: readonly ChartData[], sort: Sort, language: Language): Section[] {
  const named = [...charts].sort((a, b) => titleOf(a, language).localeCompare(titleOf(b, language), language));
  if (sort === 'coverage') return [{ charts: named.sort((a, b) => coverageOf(a) - coverageOf(b)) }];
  if (sort === 'size') return [{ charts: named.sort((a, b) => sizeOf(b) - sizeOf(a)) }];
  if (sort === 'changed') return [{ charts: named.sort((a, b) => (b.changed ?? '').localeCompare(a.changed ?? '')) }];
  const folders = foldersOf(named.map(({ file }) => file));
  if (!folders) return [{ charts: [...charts] }];
  return [...new Set(folders)]
    .sort((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'en'))
    .map((title) => ({ title, charts: named.filter((_, nth) => folders[nth] === title) }));
}
