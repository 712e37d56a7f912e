import * as v from 'valibot';

const scored = v.pipe(v.string(), v.parseJson(), v.object({ score: v.object({ bn: v.string(), en: v.string() }) }));

/** Score that a studio reported with the proof of a round; null where there is none. */
export function scoreIn(evidence: string | null, locale: string): string | null {
  const read = v.safeParse(scored, evidence);
  if (!read.success) return null;
  return locale === 'bn' ? read.output.score.bn : read.output.score.en;
}
