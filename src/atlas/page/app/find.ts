import type { PictureTransition } from '../../picture';
import type { Language } from '../../types';
import type { ChartData, Requirement } from '../data';
import { stateText, titleOf, triggerText } from './labels';

/** Matching state or flow, and the text that matches. */
export type Found = { chart: ChartData; path?: string; label: string; because: string };
/** Best matches, and the number of all. */
type Findings = { found: Found[]; all: number };

const MAX_RESULTS = 24;
/** Rank penalty for matches outside the current chart. */
const ELSEWHERE = 1000;

/**
 * Searches the flows and states of all charts: labels, names, descriptions, tags, requirements with their sentences,
 * actors, events and samples. Best matches first, the current chart before all others.
 */
export function findAll(
  charts: readonly ChartData[],
  requirements: readonly Requirement[],
  text: string,
  language: Language,
  current?: ChartData,
): Findings {
  const sought = text.trim().toLowerCase();
  if (sought === '') return { found: [], all: 0 };
  const sentences = new Map(requirements.map(({ id, text: sentence }) => [id, sentence]));
  const ranked = charts.flatMap((chart) => {
    const away = current === undefined || chart === current ? 0 : ELSEWHERE;
    const named = [titleOf(chart, language), chart.key].some((text) => text.toLowerCase().includes(sought));
    const flow =
      named && chart !== current
        ? [{ rank: away - 1, found: { chart, label: titleOf(chart, language), because: chart.key } }]
        : [];
    return [
      ...flow,
      ...inChart(chart, sought, sentences, language).map(({ rank, found }) => ({ rank: rank + away, found })),
    ];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  return { found: ranked.slice(0, MAX_RESULTS).map(({ found }) => found), all: ranked.length };
}

type Ranked = { rank: number; found: Found };

function inChart(
  chart: ChartData,
  sought: string,
  sentences: ReadonlyMap<string, string>,
  language: Language,
): Ranked[] {
  const { states, transitions } = chart.picture;
  const out = new Map<string, PictureTransition[]>();
  for (const transition of transitions) out.set(transition.source, [...(out.get(transition.source) ?? []), transition]);
  return states.flatMap(({ path, description = '', tags, requirements, invokes, entry, exit }) => {
    const label = stateText(chart, path, language);
    const own = out.get(path) ?? [];
    const texts = [
      path,
      label,
      ...own.map((transition) => triggerText(chart, transition)),
      ...own.flatMap((transition) => calledIn(chart, transition, language)),
      ...requirements,
      ...requirements.flatMap((id) => sentences.get(id) ?? []),
      ...tags,
      ...invokes.flatMap(({ id, src }) => [id, src]),
      ...entry,
      ...exit,
      description,
    ];
    const rank = texts.findIndex((text) => text.toLowerCase().includes(sought));
    return rank < 0
      ? []
      : [{ rank, found: { chart, path, label, because: rank === 1 ? path : (texts[rank] ?? path) } }];
  });
}

/** Returns the labels of an event's samples, or of an actor's outcomes. */
function calledIn(
  { words, picture: { states } }: ChartData,
  { event, kind, actor, source }: PictureTransition,
  language: Language,
): string[] {
  const src = states.find(({ path }) => path === source)?.invokes.find(({ id }) => id === actor)?.src ?? actor ?? '';
  const classes = kind === 'event' ? words?.events[event] : words?.outcomes[src];
  return Object.values(classes ?? {}).map((text) => text[language]);
}
