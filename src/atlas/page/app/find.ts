import type { Language } from '../../types';
import type { ChartData } from '../data';
import { causeTold, stateTold } from './told';

/** A state that was found, and what of it holds the words. */
export type Found = { path: string; told: string; because: string };

const MOST = 12;

/** The states of a chart that hold a text in their words, names, descriptions, tags, requirements, actors or events; the best first. */
export function find(chart: ChartData, text: string, language: Language): Found[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [];
  const { states, transitions } = chart.picture;
  const ranked = states.flatMap(({ path, description = '', tags, requirements, invokes, entry, exit }) => {
    const told = stateTold(chart, path, language);
    const events = transitions.filter(({ source }) => source === path).map((one) => causeTold(chart, one));
    const said = [
      path,
      told,
      ...events,
      ...requirements,
      ...tags,
      ...invokes.flatMap(({ id, src }) => [id, src]),
      ...entry,
      ...exit,
      description,
    ];
    const rank = said.findIndex((one) => one.toLowerCase().includes(sought));
    return rank < 0 ? [] : [{ rank, found: { path, told, because: rank === 1 ? path : (said[rank] ?? path) } }];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ found }) => found);
}
