import type { Round } from './api';
import { type Scene, worthOf } from './scene';
import type { Texts } from './words';

/** Returns the result of a round as text. A loss is reported as a loss, even if part of the stake is returned. */
export function outcomeOf(
  texts: Texts,
  scene: Pick<Scene, 'words'>,
  { state, shown, stake, payout, code, most }: Round,
): string {
  if (state === 'refused' || state === 'cancelled' || !shown)
    return texts.problem(code ?? 'unknown', ...(most === null ? [] : [texts.amount(most)]));
  const resultText = scene.words(shown);
  if (state === 'open')
    return `${resultText} ${texts.word('open', texts.amount(worthOf(stake, String(shown.worth ?? '0'))))}`;
  const paid = payout ?? '0.00';
  if (Number(paid) > Number(stake)) return `${resultText} ${texts.word('won', texts.amount(paid))}`;
  if (Number(paid) === 0) return `${resultText} ${texts.word('lost', texts.amount(stake))}`;
  const sums = [texts.amount(paid), texts.amount(stake)];
  return `${resultText} ${texts.word('back', ...(texts.language === 'bn' ? sums.reverse() : sums))}`;
}
