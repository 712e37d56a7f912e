import type { Move } from './moves';
import type { AnyWords, Language } from './types';

const PASSES = { en: 'Time passes', bn: 'সময় কেটে যায়' };
const ENDS = { ends: { en: 'ends', bn: 'শেষ হয়' }, fails: { en: 'fails', bn: 'ব্যর্থ হয়' } };

/** Describes a move in words; without labels by the names of events, actors, samples and delays. */
export function describeMove(
  { kind, event, sample, invoke }: Move,
  language: Language = 'en',
  words?: AnyWords,
): string {
  if (kind === 'delay') {
    const state = Object.entries(words?.states ?? {}).find(([path]) => event.type.endsWith(`.${path}`));
    return `${PASSES[language]}: ${state?.[1][language] ?? event.type.replace(/^xstate\.after\./, '')}`;
  }
  if (!sample)
    return kind === 'event'
      ? event.type
      : `${invoke} ${ENDS[event.type.startsWith('xstate.error.') ? 'fails' : 'ends'][language]}`;
  const label = words?.[kind === 'event' ? 'events' : 'outcomes'][sample.of]?.[sample.class]?.[language];
  return label || (kind === 'event' ? `${event.type}: ${sample.class}` : `${invoke} ends: ${sample.class}`);
}
