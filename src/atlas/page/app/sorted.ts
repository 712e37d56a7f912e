import type { Groups } from '../../groups';
import type { Language, Text } from '../../types';
import type { ChartData, TierData } from '../data';
import { titleOf } from './told';

export const SORTS = ['group', 'coverage', 'size', 'changed'] as const;
export type Sort = (typeof SORTS)[number];
/** Some charts, under a heading where they have one. */
export type Section = { title?: Text | 'others'; charts: ChartData[] };

/** What tiers covered, the least first; without what they covered together, which hides what each did not. */
export const tiersOf = ({ tiers }: Pick<ChartData, 'tiers'>): TierData[] =>
  tiers.filter(({ tier }) => tier !== 'all').sort((one, other) => shareOf(one) - shareOf(other));

const shareOf = ({ covered, declared }: TierData): number => (declared === 0 ? 1 : covered / declared);
/** What no tier was counted of is covered less than anything. */
const coverageOf = (chart: ChartData): number => {
  const [least] = tiersOf(chart);
  return least ? shareOf(least) : -1;
};
const sizeOf = ({ picture: { states, transitions } }: ChartData): number => states.length + transitions.length;

/** The flows as they are asked for: by what they are for, the least covered, the largest or what was changed last first. */
export function sorted(
  charts: readonly ChartData[],
  sort: Sort,
  groups: Groups | undefined,
  language: Language,
): Section[] {
  const named = [...charts].sort((one, other) =>
    titleOf(one, language).localeCompare(titleOf(other, language), language),
  );
  if (sort === 'coverage') return [{ charts: named.sort((one, other) => coverageOf(one) - coverageOf(other)) }];
  if (sort === 'size') return [{ charts: named.sort((one, other) => sizeOf(other) - sizeOf(one)) }];
  if (sort === 'changed')
    return [{ charts: named.sort((one, other) => (other.changed ?? '').localeCompare(one.changed ?? '')) }];
  if (!groups) return [{ charts: [...charts] }];
  const grouped = new Set(groups.flatMap(({ flows }) => flows));
  const sections: Section[] = groups.map(({ title, flows }) => ({
    title,
    charts: named.filter((one) => flows.includes(one.picture.id)),
  }));
  const others = named.filter((one) => !grouped.has(one.picture.id));
  return [...sections, { title: 'others' as const, charts: others }].filter(({ charts }) => charts.length > 0);
}
