import { describe, expect, test } from 'vitest';
import { rules as sample } from '../../../../../machines/play/lottery-order/lottery-order.samples';
import type { Draft } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { LOTTERIES, type LotteryCode, priceLine } from '../../../../../src/lottery';
import { planChase } from '../../../../../src/portal/features/play/lottery/chase-plan';
import { priceSlip } from '../../../../../src/portal/features/play/lottery/pricing';
import { chosenIn, toggled, withChosen } from '../../../../../src/portal/features/play/lottery/selection';

const rulesOf = (lottery: LotteryCode) => {
  const { rulesVersion, priceVersion, plays } = LOTTERIES[lottery];
  return { ...sample, lottery, rulesVersion, priceVersion, plays: Object.keys(plays) };
};
const draft = (changes: Partial<Draft>): Draft => ({
  play: 'direct-3',
  selection: '',
  unit: 'yuan',
  multiple: 1,
  group: 1960,
  ...changes,
});
const priced = (lottery: LotteryCode, changes: Partial<Draft>) =>
  priceSlip({ rules: rulesOf(lottery), lines: [draft(changes)] });

describe('price of a selection [own.lottery.price]', () => {
  test('number sets × unit × multiple = total, with chance, return and highest prize', () => {
    expect(priced('LF3D', { selection: '1,2|3|4', multiple: 3 })).toEqual({
      kind: 'priced',
      price: {
        stake: '12.00',
        most: '5880.00',
        lines: [
          { units: 2, each: '2.00', stake: '12.00', most: '5880.00', winning: '1', space: '1000', returned: '98.00' },
        ],
        rulesVersion: LOTTERIES.LF3D.rulesVersion,
        priceVersion: LOTTERIES.LF3D.priceVersion,
      },
    });
    expect(priced('LF3D', { selection: '1|3|4', unit: 'fen' })).toMatchObject({
      price: { lines: [{ each: '0.02', stake: '0.02' }] },
    });
  });

  test('more rebate lowers the prize and keeps the return', () => {
    expect(priced('LF3D', { selection: '1|3|4', group: 1800 })).toMatchObject({
      price: { most: '1800.16', lines: [{ returned: '98.00' }] },
    });
  });

  test('for several kinds of units reports the rarest', () => {
    expect(priced('LF3D', { play: 'group-sum', selection: '1,2' })).toMatchObject({
      price: { lines: [{ winning: '3', space: '1000' }] },
    });
    expect(priced('VNN', { play: 'lo-2', selection: '07' })).toMatchObject({
      price: { stake: '27.00', lines: [{ units: 27, each: '1.00' }] },
    });
  });

  test.each(
    Object.values(LOTTERIES).flatMap(({ code, plays }) =>
      Object.values(plays).map((play) => [code, play.code] as const),
    ),
  )('the board of %s %s writes selections that the rules accept', (lottery, code) => {
    const play = LOTTERIES[lottery].plays[code];
    const selection = play?.samples[0] ?? '';
    const written = play?.fields.reduce(
      (sofar, _, field) => withChosen(sofar, play.fields.length, field, chosenIn(selection, field)),
      '',
    );
    expect(written).toBe(selection);
    expect(priced(lottery, { play: code, selection, unit: 'fen' }).kind).toBe('priced');
    const list = LOTTERIES[lottery].prices.at(-1);
    expect(
      priceLine({ lottery, play: code, selection, unit: 'yuan', multiple: 1, group: list?.groups.most ?? 0 }),
    ).not.toHaveProperty('refused');
  });
});

describe('impossible bets [own.lottery.rejected]', () => {
  test.each([
    [{ selection: '1|2' }, { kind: 'incomplete' }],
    [{ selection: '1|2|x' }, { kind: 'refused', problem: 'selection' }],
    [
      { selection: '1|2|3', multiple: 0 },
      { kind: 'refused', problem: 'multiple' },
    ],
    [
      { selection: '1|2|3', group: 1961 },
      { kind: 'refused', problem: 'group' },
    ],
    [
      { selection: '1|2|3', multiple: 99_999 },
      { kind: 'refused', problem: 'prizePerOrder' },
    ],
  ])('%j', (changes, outcome) => expect(priced('LF3D', changes)).toEqual(outcome));

  test('unknown plays, price lists and rules [own.lottery.repriced]', () => {
    const rules = rulesOf('LF3D');
    const chosen = draft({ selection: '1|2|3' });
    const outdated = { kind: 'outdated' };
    expect(priceSlip({ rules, lines: [{ ...chosen, play: 'new' }] })).toEqual(outdated);
    expect(priceSlip({ rules: { ...rules, priceVersion: 'new' }, lines: [chosen] })).toEqual(outdated);
    expect(priceSlip({ rules: { ...rules, rulesVersion: 'new' }, lines: [chosen] })).toEqual(outdated);
    expect(priceSlip({ rules: { ...rules, lottery: 'NEW' }, lines: [chosen] })).toEqual(outdated);
  });
});

describe('several lines on a slip [own.lottery.lines]', () => {
  const rules = rulesOf('LF3D');
  const line = draft({ selection: '1|2|3' });
  const group = draft({ play: 'group-3', selection: '1,2', unit: 'jiao' });

  test('each has its own play and price; the slip is their sum', () => {
    expect(priceSlip({ rules, lines: [line, group] })).toMatchObject({
      price: {
        stake: '2.40',
        lines: [
          { stake: '2.00', units: 1 },
          { stake: '0.40', units: 2 },
        ],
      },
    });
  });
  test('rejects an empty slip and more than fifty lines', () => {
    expect(priceSlip({ rules, lines: [] })).toEqual({ kind: 'incomplete' });
    const many = (count: number) => priceSlip({ rules, lines: Array.from({ length: count }, () => line) });
    expect([many(50).kind, many(51)]).toEqual(['priced', { kind: 'refused', problem: 'lines' }]);
  });
  test('caps their total prize and reports an invalid line', () => {
    const dear = { ...line, multiple: 150 };
    expect([priceSlip({ rules, lines: [dear] }).kind, priceSlip({ rules, lines: [dear, dear] })]).toEqual([
      'priced',
      { kind: 'refused', problem: 'prizePerOrder' },
    ]);
    expect(priceSlip({ rules, lines: [line, { ...line, multiple: 0 }] })).toEqual({
      kind: 'refused',
      problem: 'multiple',
    });
  });
});

describe('plan of a chase [own.lottery.chase]', () => {
  const { issues } = sample;
  const [issue = { issue: '', opensAt: 0, closesAt: 0, drawsAt: 0 }] = issues;
  const rules = { ...rulesOf('LF3D'), issues: ['a', 'b', 'c'].map((text) => ({ ...issue, issue: text })) };
  const lines = [draft({ selection: '1|2|3', multiple: 2 })];
  const planned = (...multiples: number[]) => planChase({ rules, lines, multiples });

  test('each draw has its multiple; stakes add up, and the highest prize is that of one draw', () => {
    expect(planned(1, 3, 2)).toMatchObject({
      kind: 'planned',
      plan: {
        stake: '24.00',
        most: '11760.00',
        draws: [
          { issue: 'a', multiple: 1, stake: '4.00', upTo: '4.00' },
          { issue: 'b', multiple: 3, stake: '12.00', upTo: '16.00' },
          { issue: 'c', multiple: 2, stake: '8.00', upTo: '24.00' },
        ],
      },
    });
  });
  test('allows two draws to all open ones, each at least once, within the caps', () => {
    expect(planned(1)).toEqual({ kind: 'refused', problem: 'draws' });
    expect(planned(1, 1, 1, 1)).toEqual({ kind: 'refused', problem: 'draws' });
    expect(planned(1, 0)).toEqual({ kind: 'refused', problem: 'multiple' });
    expect(planned(1, 10_000)).toEqual({ kind: 'refused', problem: 'multiple' });
    expect(planned(1, 9_999)).toEqual({ kind: 'refused', problem: 'prizePerOrder' });
    expect(planChase({ rules: { ...rules, priceVersion: 'new' }, lines, multiples: [1, 1] })).toEqual({
      kind: 'outdated',
    });
  });
});

test('a press selects or deselects a choice; without choices the field is empty', () => {
  expect(toggled(['1'], '2')).toEqual(['1', '2']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
  expect(withChosen('', 3, 1, ['5'])).toBe('|5|');
  expect(withChosen('|5|', 3, 1, [])).toBe('');
  expect(chosenIn('1|5,6|', 1)).toEqual(['5', '6']);
});
