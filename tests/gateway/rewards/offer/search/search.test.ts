import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type OfferRule, offerRule } from '../../../../../src/contract/rewards/offers';
import { RULES } from '../../../../../src/gateway/rewards/offer/search/money-rules';
import { searchOffer } from '../../../../../src/gateway/rewards/offer/search/offer-search';
import { describePlay } from '../../../../../src/gateway/rewards/offer/search/words';
import { EARLIER_RULES } from './earlier-rules';

const ruleOf = (more: Partial<OfferRule>): OfferRule =>
  v.parse(offerRule, {
    title: { en: 'A test', bn: 'পরীক্ষা' },
    text: { en: 'For tests.', bn: 'পরীক্ষার জন্য।' },
    category: 'rebate',
    tags: [],
    audience: { kind: 'everybody' },
    from: null,
    until: null,
    often: 'once',
    excluded: [],
    mostStake: null,
    claimDays: 2,
    trigger: { kind: 'claim' },
    ...more,
  });
/** The bonus of finding M1: a first deposit of up to 5,000.00, doubled. */
const DOUBLED = ruleOf({
  trigger: { kind: 'deposit', first: true, least: '500.00' },
  amount: { kind: 'percent', percent: 100, most: '5000.00' },
  times: 8,
  mostStake: '500.00',
});
/** The gifts of finding M2, together 175.00. */
const GIFT = ruleOf({ amount: { kind: 'fixed', money: '175.00' }, times: 5, mostStake: '50.00' });
/** A bonus that is staked twice. */
const TWICE = ruleOf({ amount: { kind: 'fixed', money: '100.00' }, times: 2 });
const ONE = { maxRounds: 1 };

describe('with the rules before bonuses had accounts of their own, the search finds', () => {
  test('M1: opposite halves with whole bonuses gain 4,600.00 for certain [own.offer.hedged]', () => {
    const play = searchOffer(DOUBLED, 'least', EARLIER_RULES, ONE);
    expect(play).toMatchObject({ gain: 460_000, opening: { deposit: 500_000, partner: 'takesIt' } });
    expect(describePlay(play)).toContain(
      'the partner takes it, too; the taker bets 10000.00 on five digits against 10000.00 on five digits',
    );
  });

  test('M2: accounts without a deposit gain, for certain and on single digits on average [own.offer.hedged]', () => {
    const least = searchOffer(GIFT, 'least', EARLIER_RULES, ONE);
    expect(least).toMatchObject({ gain: 16_800, opening: { deposit: 0 } });
    const mean = searchOffer(GIFT, 'mean', EARLIER_RULES, ONE);
    expect(mean).toMatchObject({ gain: 30_800, opening: { deposit: 0, partner: 'takesIt' } });
    expect(describePlay(mean)).toContain('bets 175.00 on one digit against 175.00 on one digit');
  });

  test('M3: a bet on all ten digits frees a bonus [own.offer.hedged]', () => {
    const play = searchOffer(TWICE, 'least', EARLIER_RULES, { maxRounds: 2 });
    expect(play).toMatchObject({ gain: 19_208, rounds: 2 });
    expect(describePlay(play)).toContain('bets 196.00 on all ten digits');
  });
});

describe('with the rules in force', () => {
  test('gifts bring the same pair less, and no bet on all ten digits frees a bonus [own.offer.hedged]', () => {
    expect(searchOffer(GIFT, 'least', RULES, ONE).gain).toBeLessThan(16_800 / 2);
    expect(searchOffer(TWICE, 'least', RULES, { maxRounds: 2 }).gain).toBeLessThan(9_800);
    expect([10, 9, 5, 1].map((digits) => RULES.validBet(90_000, digits))).toEqual([0, 18_000, 90_000, 90_000]);
  });

  test('opposite stakes are limited by the case that they open [own.offer.hedged]', () => {
    const play = searchOffer(DOUBLED, 'least', RULES, ONE);
    expect(play).toMatchObject({ gain: 152_000, isBound: true });
    expect(describePlay(play)).toContain('the taker bets 500.00 on five digits against 250.00 on five digits, 8');
    const unseen = searchOffer(DOUBLED, 'least', { ...RULES, caseRounds: Number.POSITIVE_INFINITY }, ONE);
    expect(unseen.gain).toBe(304_000);
  });

  test('a stake is divided, and a met requirement converts up to the cap [own.grant.stake own.grant.end]', () => {
    const terms = { amount: 10_000, requirement: 80_000, cap: 20_000, mostStake: 50_000 };
    const account = { own: 10_000, aside: 0, due: 10_000, held: 10_000, left: 80_000 };
    const position = { stake: 15_000, returned: 30_000, validBet: 15_000 };
    expect(RULES.settle(account, position, terms)).toEqual({
      ...account,
      own: 20_000,
      held: 15_000,
      due: 0,
      left: 75_000,
    });
    const nearly = { own: 0, aside: 0, due: 0, held: 30_000, left: 100 };
    expect(RULES.settle(nearly, { stake: 100, returned: 0, validBet: 100 }, terms)).toMatchObject({
      ...{ own: 20_000, held: 0, left: 0 },
    });
    expect(
      RULES.settle({ ...nearly, held: 99, left: 500 }, { stake: 99, returned: 0, validBet: 99 }, terms),
    ).toMatchObject({
      ...{ own: 0, held: 0, left: 0 },
    });
  });
});
