import { toWire } from '../../../../contract/money/money';
import type { Step } from './best-play';
import type { OfferPlay } from './offer-search';

const money = (minor: number): string => toWire(BigInt(minor));
const NUMBERS = { 1: 'one digit', 5: 'five digits', 9: 'nine digits', 10: 'all ten digits' } as const;

/** Describes a line of play for operators; equal steps in a row are one. */
export function describePlay({ gain, opening, line, rounds, isBound }: OfferPlay): string {
  const { deposit, bonus, partner } = opening;
  const paid = deposit > 0 ? `a deposit of ${money(deposit)} and ` : '';
  const other = partner === 'takesIt' ? 'the partner takes it, too' : 'the partner has money of its own';
  const size = isBound ? `at least; every bet was tried in the first rounds: ${rounds}` : 'exactly';
  return `${money(gain)} (${size}): ${paid}a bonus of ${money(bonus)}, ${other}; ${stepsOf(line)}`;
}

function stepsOf(line: readonly Step[]): string {
  const steps: { text: string; times: number }[] = [];
  for (const { act, stakes } of line) {
    const text = describeStep(act, stakes);
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1 });
  }
  const texts = steps.map(({ text, times }) => (times > 1 ? `${text}, ${times} times` : text));
  return texts.length === 0 ? 'without a bet' : texts.join('; then ');
}

function describeStep({ lead, digits, partner }: Step['act'], stakes: Step['stakes']): string {
  const name = lead === 0 ? 'the taker' : 'the partner';
  const against = partner ? ` against ${money(stakes[lead === 0 ? 1 : 0])} on ${NUMBERS[partner.digits]}` : '';
  return `${name} bets ${money(stakes[lead])} on ${NUMBERS[digits]}${against}`;
}
