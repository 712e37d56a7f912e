// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, test } from 'vitest';
import { moneyMoveSamples } from '../../../../machines/money/money-move/money-move.samples';
import { depositProblem } from '../../../../src/portal/features/money/deposit/problem-words';
import { transferProblem } from '../../../../src/portal/features/money/wallet/problem-words';
import { reportProblem } from '../../../../src/portal/features/money/withdrawal/follow/report-problem';
import { draftProblem } from '../../../../src/portal/features/money/withdrawal/new/draft-problem';
import { problemWords as offerProblem } from '../../../../src/portal/parts/contract-offer/problem-words';
import { partnerProblem } from '../../../../src/portal/parts/partner/problem-words';
import { problemWords } from '../../../../src/ui/form/problem-words';
import { speaking } from '../../../harness/words';

afterEach(() => speaking('en'));

const { loadTerms } = moneyMoveSamples.outcomes;
const { terms: withdrawal } = loadTerms['withdrawal: complete'].output;
const { terms: first } = loadTerms['first: a bonus is selected'].output;
const bonus = first.bonuses?.chosen ?? '';
const deposit = { ...first, limitLeft: '60.50' };
const partner = { min: '100.00', max: '50000.00', available: '62.25' };
const byBank = { from: 'bank', bonus };
const byNodi = { from: 'nodi', bonus };

/** An amount and its symbol stay on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const howToWrite = {
  bn: 'দশমিকের জন্য বিন্দু দিন, যেমন ১২.৫০। কমা শুধু হাজার আলাদা করে, যেমন ১,২৫০।',
  en: 'Use a point for decimals, like 12.50. A comma only groups thousands, like 1,250.',
};

describe.each(['bn', 'en'] as const)('unclear amount, in %s', (language) => {
  test('shows how to write it, in every form [own.money.typed]', () => {
    speaking(language);
    const sentences = [
      depositProblem('deposit.amount.unclear', deposit, byNodi, language),
      draftProblem('withdrawal.amount.unclear', withdrawal, language),
      transferProblem('transfer.amount.unclear', '0.00', language),
      partnerProblem('transfer.amount.unclear', partner, language),
      reportProblem('unclear', '1000.00', language),
      problemWords('unclear'),
      offerProblem('unclear'),
    ];
    expect(sentences.map((sentence) => i18n._(sentence))).toEqual(sentences.map(() => howToWrite[language]));
  });
});

describe.each(['bn', 'en'] as const)(
  'a rejection names the limit that was exceeded, in %s [own.money.number]',
  (language) => {
    test.each([
      ['deposit.amount.min', byNodi, 'এই মাধ্যমে সর্বনিম্ন P ১০০.০০।', 'The minimum for this method is P 100.00.'],
      ['deposit.amount.min', byBank, 'এই মাধ্যমে সর্বনিম্ন P ৫০০.০০।', 'The minimum for this method is P 500.00.'],
      ['deposit.amount.max', byNodi, 'এই মাধ্যমে সর্বোচ্চ P ২৫,০০০.০০।', 'The maximum for this method is P 25,000.00.'],
      ['deposit.amount.max', byBank, 'এই মাধ্যমে সর্বোচ্চ P ১,০০,০০০.০০।', 'The maximum for this method is P 100,000.00.'],
      [
        'deposit.amount.available',
        byNodi,
        'এটি আপনার ডিপোজিট লিমিটের বেশি: বাকি P ৬০.৫০।',
        'This exceeds your deposit limit: P 60.50 left.',
      ],
      [
        'deposit.amount.short',
        byNodi,
        'এই মাধ্যমে সর্বনিম্ন P ১০০.০০, কিন্তু আপনার ডিপোজিট লিমিটে বাকি P ৬০.৫০।',
        'The minimum for this method is P 100.00, but your deposit limits leave P 60.50.',
      ],
      [
        'deposit.bonus.least',
        byNodi,
        'এই বোনাসের জন্য সর্বনিম্ন P ৫০০.০০ লাগবে। বাড়িয়ে লিখুন, কিংবা বোনাস ছাড়া এগোন।',
        'The minimum for this bonus is P 500.00. Enter more, or choose no bonus.',
      ],
    ])('deposit: %s with %j', (code, draft, bn, en) => {
      speaking(language);
      expect(plain(i18n._(depositProblem(code, deposit, draft, language)))).toBe({ bn, en }[language]);
    });

    test.each([
      ['min', 'সর্বনিম্ন P ১০০.০০ তুলতে হবে।', 'The minimum is P 100.00.'],
      ['max', 'একবারে সর্বোচ্চ P ৫০,০০০.০০ তোলা যায়।', 'The maximum per withdrawal is P 50,000.00.'],
      ['available', 'যথেষ্ট ব্যালেন্স নেই: আছে P ২৫,০০০.০০।', 'Insufficient balance: P 25,000.00 available.'],
      [
        'short',
        'সর্বনিম্ন P ১০০.০০ তোলা যায়, কিন্তু ব্যালেন্স আছে P ২৫,০০০.০০।',
        'The minimum is P 100.00, but only P 25,000.00 is available.',
      ],
    ])('withdrawal: %s', (problem, bn, en) => {
      speaking(language);
      expect(plain(i18n._(draftProblem(`withdrawal.amount.${problem}`, withdrawal, language)))).toBe(
        { bn, en }[language],
      );
    });

    test('withdrawal: remaining turnover', () => {
      speaking(language);
      const words = { bn: 'তোলার আগে আরও P ৭৫০.০০ টার্নওভার লাগবে।', en: 'Stake P 750.00 more before you withdraw.' };
      expect(
        plain(i18n._(draftProblem('withdrawal.turnover', { ...withdrawal, turnoverRemaining: '750.00' }, language))),
      ).toBe(words[language]);
    });

    test.each([
      ['min', 'প্রতিবারে সর্বনিম্ন P ১০০.০০।', 'The minimum per transfer is P 100.00.'],
      ['max', 'প্রতিবারে সর্বোচ্চ P ৫০,০০০.০০।', 'The maximum per transfer is P 50,000.00.'],
      ['available', 'যথেষ্ট ব্যালেন্স নেই: আছে P ৬২.২৫।', 'Insufficient balance: P 62.25 available.'],
      [
        'short',
        'প্রতিবারে সর্বনিম্ন P ১০০.০০, কিন্তু ব্যালেন্স আছে P ৬২.২৫।',
        'The minimum per transfer is P 100.00, but only P 62.25 is available.',
      ],
    ])('transfer to a partner: %s', (problem, bn, en) => {
      speaking(language);
      expect(plain(i18n._(partnerProblem(`transfer.amount.${problem}`, partner, language)))).toBe({ bn, en }[language]);
    });

    test('transfer between wallets: balance of the source', () => {
      speaking(language);
      const words = {
        bn: 'এই ওয়ালেটে যথেষ্ট ব্যালেন্স নেই: আছে P ০.৫০।',
        en: 'Insufficient balance in this wallet: P 0.50 available.',
      };
      expect(plain(i18n._(transferProblem('transfer.amount.available', '0.50', language)))).toBe(words[language]);
    });

    test('sum of both parts [s3.withdrawal-confirmation.amounts]', () => {
      speaking(language);
      const words = { bn: 'দুই পরিমাণের যোগফল P ১,০০০.০০ হতে হবে।', en: 'The two amounts must add up to P 1,000.00.' };
      expect(plain(i18n._(reportProblem('withdrawal.parts.sum', '1000.00', language)))).toBe(words[language]);
    });
  },
);
