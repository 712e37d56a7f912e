import type { Language } from '../../src/atlas';

type Walked = { index: number; language: Language };

/**
 * In which language each path is walked, given the states that it shows: in one, chosen so that every state is shown in all of them. Where a
 * state has too few paths for that, one is walked again.
 */
export function inLanguages(shows: readonly ReadonlySet<string>[], languages: readonly Language[]): Walked[] {
  const seen = new Set<string>();
  const gain = ({ index, language }: Walked) => [...(shows[index] ?? [])].filter((state) => !seen.has(`${language} ${state}`)).length;
  const best = (choices: Walked[]) => choices.reduce((one, other) => (gain(other) > gain(one) ? other : one));
  const walk = (choices: Walked[]) => {
    const chosen = best(choices);
    for (const state of shows[chosen.index] ?? []) seen.add(`${chosen.language} ${state}`);
    return chosen;
  };
  const choicesOf = (index: number) =>
    languages.map((_, turn) => ({ index, language: languages[(index + turn) % languages.length] ?? 'bn' }));
  const walked = shows.map((_, index) => walk(choicesOf(index)));
  const all = shows.flatMap((_, index) => choicesOf(index));
  while (all.some((choice) => gain(choice) > 0)) walked.push(walk(all));
  return walked;
}
