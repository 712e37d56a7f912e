import type { Round } from './api';
import { type Scene, worthOf } from './scene';
import type { Say } from './words';

/** Returns the result of a round as text. A loss is reported as a loss, even if part of the stake is returned. */
export function outcomeOf(
  say: Say,
  scene: Pick<Scene, 'words'>,
  { state, shown, stake, payout, code, most }: Round,
): string {
  if (state === 'refused' || state === 'cancelled' || !shown)
    return say.problem(code ?? 'unknown', ...(most === null ? [] : [say.amount(most)]));
  const resultText = scene.words(shown);
  if (state === 'open')
    return `${resultText} ${say.word('open', say.amount(worthOf(stake, String(shown.worth ?? '0'))))}`;
  const paid = payout ?? '0.00';
  if (Number(paid) > Number(stake)) return `${resultText} ${say.word('won', say.amount(paid))}`;
  if (Number(paid) === 0) return `${resultText} ${say.word('lost', say.amount(stake))}`;
  const sums = [say.amount(paid), say.amount(stake)];
  return `${resultText} ${say.word('back', ...(say.language === 'bn' ? sums.reverse() : sums))}`;
}
