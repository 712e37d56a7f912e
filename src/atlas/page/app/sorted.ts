import { foldersOf } from '../../folders';
import type { Language } from '../../types';
import type { ChartData, TierData } from '../data';
import { titleOf } from './told';

export const SORTS = ['group', 'coverage', 'size', 'changed'] as const;
export type Sort = (typeof SORTS)[number];
/** Charts below a heading; without a folder, the heading is empty. */
export type Section = { title?: string; charts: ChartData[] };

/** Returns the tiers, the least covered first, without the sum of all, which would hide gaps of single tiers. */
export const tiersOf = ({ tiers }: Pick<ChartData, 'tiers'>): TierData[] =>
  tiers.filter(({ tier }) => tier !== 'all').sort((one, other) => shareOf(one) - shareOf(other));

const shareOf = ({ covered, declared }: TierData): number => (declared === 0 ? 1 : covered / declared);
/** Charts without counts sort before all others. */
const coverageOf = (chart: ChartData): number => {
  const [least] = tiersOf(chart);
  return least ? shareOf(least) : -1;
};
const sizeOf = ({ picture: { states, transitions } }: ChartData): number => states.length + transitions.length;

/** Sorts flows by folder, or by lowest coverage, largest size or latest change. */
export function sorted(charts: readonly ChartData[], sort: Sort, language: Language): Section[] {
  const named = [...charts].sort((one, other) =>
    titleOf(one, language).localeCompare(titleOf(other, language), language),
  );
  if (sort === 'coverage') return [{ charts: named.sort((one, other) => coverageOf(one) - coverageOf(other)) }];
  if (sort === 'size') return [{ charts: named.sort((one, other) => sizeOf(other) - sizeOf(one)) }];
  if (sort === 'changed')
    return [{ charts: named.sort((one, other) => (other.changed ?? '').localeCompare(one.changed ?? '')) }];
  const folders = foldersOf(named.map(({ file }) => file));
  if (!folders) return [{ charts: [...charts] }];
  return [...new Set(folders)]
    .sort((one, other) => Number(one === '') - Number(other === '') || one.localeCompare(other, 'en'))
    .map((title) => ({ title, charts: named.filter((_, nth) => folders[nth] === title) }));
}
