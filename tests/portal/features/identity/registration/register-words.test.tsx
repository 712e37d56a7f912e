/** @module-tag extended */

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MODULES, type NewcomerOffer, type RuledField, SETTINGS } from '../../../../../src/contract';
import { Bonus } from '../../../../../src/portal/features/identity/registration/bonus';
import { speaking } from '../../../../harness/words';
import { show } from '../../../harness/dialog-support';
import { ON, showForm } from './show-form';

/** A field under a rule, its input, and the expected message in both languages. */
type Row = {
  field: RuledField | 'confirmPassword' | 'verificationCode' | 'mobileNum';
  rule?: object;
  typed: string;
  bn: string;
  en: string;
};
const under = (patternId: string, acceptedPattern: string, minLength = 2, maxLength = 9) => ({
  enabled: true,
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
});

/** An offer of the Zalo campaign at its limit. */
const zalo: NewcomerOffer = {
  code: 'ZALOWELCOME',
  title: 'Zalo welcome',
  terms: {
    audience: { kind: 'everybody' },
    from: null,
    until: null,
    amount: { kind: 'fixed', money: SETTINGS.zaloReward.most },
    often: 'once',
    times: 1,
    excluded: [],
    mostStake: null,
    cashoutTimes: null,
    workDays: null,
    claimDays: 7,
    trigger: { kind: 'registration' },
  },
};

const patterns: Row[] = [
  {
    field: 'username',
    typed: '7up',
    bn: 'ইংরেজি অক্ষর দিয়ে শুরু করুন, তারপর অক্ষর ও সংখ্যা: ৪-৩২টি অক্ষর।',
    en: 'Start with a letter, then letters and numbers: 4-32 characters.',
  },
  {
    field: 'email',
    typed: 'rupa@here',
    bn: 'একটি ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
    en: 'Enter an email address, like name@example.com.',
  },
  {
    field: 'line',
    rule: under('alphanumeric', '^[A-Za-z0-9]+$'),
    typed: 'a-1',
    bn: 'শুধু ইংরেজি অক্ষর ও সংখ্যা: ২-৯টি।',
    en: 'Letters and numbers only: 2-9 characters.',
  },
  {
    field: 'facebook',
    rule: under('letters_and_digits', '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$'),
    typed: 'ab',
    bn: 'অক্ষর ও সংখ্যা একসঙ্গে: ২-৯টি।',
    en: 'Letters and numbers together: 2-9 characters.',
  },
  {
    field: 'wechat',
    rule: under('digits', '^[0-9]+$'),
    typed: '1a',
    bn: 'শুধু সংখ্যা: ২-৯টি।',
    en: 'Digits only, 2-9 in total.',
  },
  {
    field: 'idNumber',
    rule: under('one_uppercase', '^(?=.*[A-Z])[A-Za-z0-9]+$'),
    typed: 'ab1',
    bn: 'অক্ষর ও সংখ্যা, অন্তত একটি বড় হাতের অক্ষর: ২-৯টি।',
    en: 'Letters and numbers with at least one uppercase letter: 2-9 characters.',
  },
  {
    field: 'qqNum',
    rule: under('english_letters', '^[A-Za-z ]+$'),
    typed: 'রূপা',
    bn: 'শুধু ইংরেজি অক্ষর ও স্পেস: ২-৯টি।',
    en: 'English letters and spaces only: 2-9 characters.',
  },
  {
    field: 'recommenderId',
    rule: under('no_spaces', '^\\S+$'),
    typed: 'a b',
    bn: 'স্পেস ছাড়া: ২-৯টি অক্ষর।',
    en: 'No spaces: 2-9 characters.',
  },
  {
    field: 'paymentPassword',
    rule: under('mixed', '(?=.*\\p{Lu})(?=.*\\p{Ll})(?=.*\\p{N})(?=.*[\\p{P}\\p{S}])'),
    typed: 'aB1c',
    bn: 'অন্তত একটি বড় হাতের অক্ষর, একটি ছোট হাতের অক্ষর, একটি সংখ্যা ও একটি চিহ্ন: ২-৯টি।',
    en: 'An uppercase and a lowercase letter, a digit and a symbol: 2-9 characters.',
  },
];
const scripts: Row[] = [
  {
    field: 'line',
    rule: under('date_ymd', '^\\d{4}-\\d{2}-\\d{2}$', 10, 10),
    typed: '31-01-2000',
    bn: 'তারিখ এভাবে: yyyy-MM-dd।',
    en: 'A date as yyyy-MM-dd.',
  },
  {
    field: 'facebook',
    rule: under('date_mdy', '^\\d{2}-\\d{2}-\\d{4}$', 10, 10),
    typed: '2000-01-31',
    bn: 'তারিখ এভাবে: MM-dd-yyyy।',
    en: 'A date as MM-dd-yyyy.',
  },
  {
    field: 'wechat',
    rule: under('thai', '^\\p{Script=Thai}+$'),
    typed: 'abc',
    bn: 'শুধু থাই অক্ষর: ২-৯টি।',
    en: 'Thai characters only, 2-9 in total.',
  },
  {
    field: 'idNumber',
    rule: under('korean', '^\\p{Script=Hangul}+$'),
    typed: 'abc',
    bn: 'শুধু কোরীয় অক্ষর: ২-৯টি।',
    en: 'Korean characters only, 2-9 in total.',
  },
  {
    field: 'qqNum',
    rule: under('chinese', '^\\p{Script=Han}+$'),
    typed: 'abc',
    bn: 'শুধু চীনা অক্ষর: ২-৯টি।',
    en: 'Chinese characters only, 2-9 in total.',
  },
  {
    field: 'recommenderId',
    rule: under('any_text', '*', 3, 5),
    typed: 'ab',
    bn: '৩-৫টি অক্ষর লিখুন।',
    en: 'Enter 3-5 characters.',
  },
  { field: 'email', rule: under('any_text', '*', 4, 4), typed: 'abc', bn: '৪টি অক্ষর লিখুন।', en: 'Enter 4 characters.' },
];
const formats: Row[] = [
  { field: 'username', typed: '', bn: 'ঘরটি পূরণ করুন।', en: 'This field is required.' },
  {
    field: 'password',
    typed: 'short',
    bn: 'পাসওয়ার্ডে ৮-৬৪টি অক্ষর থাকতে হবে।',
    en: 'The password must have 8-64 characters.',
  },
  { field: 'confirmPassword', typed: '', bn: 'পাসওয়ার্ডটি আরেকবার লিখুন।', en: 'Enter the password again.' },
  {
    field: 'payeeName',
    rule: under('english_letters', '^[A-Za-z ]+$'),
    typed: 'R2D2',
    bn: 'নামের ধরন ঠিক নয়।',
    en: 'The format of the name is incorrect.',
  },
  {
    field: 'whatsapp',
    rule: under('digits', '^[0-9]+$'),
    typed: 'abc',
    bn: 'ফোন নম্বরের ধরন ঠিক নয়।',
    en: 'The format of the phone number is incorrect.',
  },
  {
    field: 'affiliateCode',
    typed: 'MAATH-0',
    bn: 'আমন্ত্রণ কোডটি সঠিক নয়। মিলিয়ে দেখুন, বা ঘরটি ফাঁকা রাখুন।',
    en: 'Invalid invitation code. Check it or leave it empty.',
  },
  {
    field: 'mobileNum',
    rule: { minLength: 11, maxLength: 11 },
    typed: '017',
    bn: 'ফোন নম্বরে ১১টি সংখ্যা থাকতে হবে।',
    en: 'The phone number must have 11 digits.',
  },
];
const others: Row[] = [
  { field: 'password', typed: 'River-boat-77', bn: '', en: '' },
  { field: 'confirmPassword', typed: 'River-boat-78', bn: 'পাসওয়ার্ড দুটি মেলেনি।', en: 'The passwords don’t match.' },
  { field: 'mobileNum', typed: 'no number', bn: 'সঠিক মোবাইল নম্বর লিখুন।', en: 'Enter a valid mobile number.' },
];

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const note = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => speaking('en'));

describe.each(['bn', 'en'] as const)('in %s', (language) => {
  async function wrong(rows: Row[]) {
    speaking(language);
    await showForm({
      on: ON,
      fields: Object.fromEntries(rows.flatMap(({ field: name, rule }) => (rule ? [[name, rule]] : []))),
    });
    for (const { field: name, typed } of rows) fireEvent.change(field(name), { target: { value: typed } });
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    const expectedRows = rows.filter((row) => row[language]);
    expect(expectedRows.map(({ field: name }) => [name, note(name)])).toEqual(
      expectedRows.map((row) => [row.field, row[language]]),
    );
  }

  test('names what a pattern requires [s5.pattern.letter-first s5.pattern.mailbox s5.pattern.alphanumeric s5.pattern.letters-and-numbers s5.pattern.digits s5.pattern.one-uppercase s5.pattern.english-letters s5.pattern.no-spaces s5.pattern.mixed]', () =>
    wrong(patterns));

  test('names its bounds, as one number if equal [s5.pattern.dates s5.pattern.scripts s5.pattern.length s5.registration.message-by-pattern]', () =>
    wrong(scripts));

  test('some fields have their own messages [s5.message.empty s5.message.password-length s5.message.confirmation-input s5.message.real-name s5.message.phone-format s5.message.invitation-code s5.message.phone-digits]', () =>
    wrong(formats));

  test('names a mismatch and an invalid number [s5.registration.mismatch s5.message.mobile-number]', () =>
    wrong(others));

  test('explains the mark of required fields above the form [s5.message.required-marks]', async () => {
    speaking(language);
    await showForm();
    const words = { bn: '* চিহ্নিত ঘরগুলো পূরণ করতেই হবে।', en: 'Fields marked * must be filled in.' };
    expect(screen.getByText(words[language])).toBeTruthy();
  });

  test('states the age of eighteen in form and card [s9.const.minimum-age s5.consent.age]', async () => {
    speaking(language);
    await showForm();
    const ageCheckbox = screen.getByRole<HTMLInputElement>('checkbox', {
      name: { bn: 'আমার বয়স ১৮ বা তার বেশি।', en: 'I am 18 or over.' }[language],
    });
    expect(ageCheckbox.value).toBe('18');
    cleanup();
    show(<Bonus minimumAge={18} bonuses={[]} />);
    expect(
      screen.getByText({ bn: '১৮ বছর বা তার বেশি বয়সের যে কেউ', en: 'Anyone aged 18 or over' }[language]),
    ).toBeTruthy();
    cleanup();
    show(<Bonus minimumAge={21} bonuses={[]} />);
    expect(
      screen.getByText({ bn: '২১ বছর বা তার বেশি বয়সের যে কেউ', en: 'Anyone aged 21 or over' }[language]),
    ).toBeTruthy();
  });

  test('names each running bonus with its amount [s1.claim.marketing s9.const.register-title-amount s9.const.zalo-reward]', () => {
    speaking(language);
    show(<Bonus minimumAge={18} bonuses={[zalo]} />);
    const words = {
      bn: ['জনপ্রতি একবার', 'Zalo welcome', 'সর্বোচ্চ P ১,৩১,০০০.০০ পুরস্কার'],
      en: ['Once per person', 'Zalo welcome', 'A reward of up to P 131,000.00'],
    };
    for (const text of words[language]) expect(screen.getByText(text)).toBeTruthy();
    const title = { bn: /VND ১,০০০/, en: /for example VND 1,000/ };
    expect(screen.getByRole('heading', { name: title[language] })).toBeTruthy();
    cleanup();
    show(<Bonus minimumAge={18} bonuses={[]} />);
    expect(document.body.textContent).not.toMatch(/Zalo|131|১৩১/);
  });

  test('names a missing code of a number [s5.message.verification-code]', async () => {
    speaking(language);
    await showForm();
    fireEvent.change(field('mobileNum'), { target: { value: '01712345678' } });
    fireEvent.submit(screen.getByRole('form'));
    const words = { bn: 'সঠিক ভেরিফিকেশন কোড লিখুন।', en: 'Enter a valid verification code.' };
    await waitFor(() => expect(note('verificationCode')).toBe(words[language]));
  });

  test.each([
    [
      { value: { valid: true, inviter: 'a•••••t' } },
      { bn: 'a•••••t আপনাকে আমন্ত্রণ জানিয়েছেন।', en: 'You were invited by a•••••t.' },
    ],
    [
      { value: { valid: false } },
      {
        bn: 'আমন্ত্রণ কোড MAIDAN1 সঠিক নয়, তাই ব্যবহার হবে না। কোড ছাড়াই নিবন্ধন করতে পারবেন।',
        en: 'The invitation code MAIDAN1 is not valid, so it won’t be used. You can register without it.',
      },
    ],
    [
      'offline' as const,
      {
        bn: 'আমন্ত্রণ কোড MAIDAN1 যাচাই করা যায়নি, তাই ব্যবহার হবে না। আবার চেষ্টা করতে লিংকটি আবার খুলুন।',
        en: 'We couldn’t check the invitation code MAIDAN1, so it won’t be used. Open your link again to retry.',
      },
    ],
  ])(
    'by a link it names the inviter, or reports that the code is not used, and registers anyway [own.registration.invited]',
    async (reply, words) => {
      speaking(language);
      const { sent } = await showForm({ code: 'MAIDAN1', on: [], replies: { '/wps/agent/affiliate': reply } });
      expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ')).toBe(words[language]);
      const typed = { username: 'rupa_77', password: 'River-boat-77', confirmPassword: 'River-boat-77' };
      for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
      fireEvent.submit(screen.getByRole('form'));
      const sentRegistration = () => sent.find(({ path }) => path === '/wps/member/register')?.plaintext;
      await waitFor(() => expect(sentRegistration()).toMatchObject({ username: 'rupa_77' }));
      const isKnown = reply !== 'offline' && reply.value.valid;
      expect(Object(sentRegistration()).affiliateCode).toBe(isKnown ? 'MAIDAN1' : undefined);
    },
  );

  test('reports an invalid code of a link if a code is required [s5.message.invitation-code]', async () => {
    speaking(language);
    await showForm({
      code: 'MAIDAN1',
      direct: false,
      on: [],
      replies: { '/wps/agent/affiliate': { value: { valid: false } } },
    });
    const words = {
      bn: 'আমন্ত্রণ কোড সঠিক নয়: MAIDAN1। নতুন লিংক চেয়ে নিন, অথবা লগ ইন করুন।',
      en: 'Invalid invitation code: MAIDAN1. Ask for a new link, or log in.',
    };
    expect(screen.getByRole('status').textContent).toBe(words[language]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test.each([
    [undefined, 'https://play.example.test/register'],
    ['MAIDAN1', 'https://play.example.test/register?affiliateCode=MAIDAN1'],
  ])(
    'on the agents’ site registration leads to the members’ site with the code %s [own.invitation.site]',
    async (code, href) => {
      speaking(language);
      const site = { registersHere: false, memberOrigin: 'https://play.example.test' };
      await showForm({
        code,
        site,
        direct: false,
        on: [],
        replies: { '/wps/agent/affiliate': { value: { valid: false } } },
      });
      const name = { bn: 'খেলোয়াড়দের সাইটে নিবন্ধন করুন', en: 'Register on the players’ site' }[language];
      const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
      expect(link.getAttribute('href')).toBe(href);
    },
  );

  test('an agents’ site without a members’ site offers no registration [own.invitation.site]', async () => {
    speaking(language);
    await showForm({ site: { registersHere: false, memberOrigin: null }, direct: false, on: [] });
    const words = {
      bn: 'এই সাইটে নিবন্ধন করা যায় না। এখানে এজেন্টরা লগ ইন করেন।',
      en: 'You can’t register on this site. Agents log in here.',
    };
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words[language]));
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('if the code is required, an invalid link asks for another [own.registration.invited]', async () => {
    speaking(language);
    await showForm({
      code: 'MAIDAN1',
      on: [],
      fields: { affiliateCode: { required: true } },
      replies: { '/wps/agent/affiliate': { value: { valid: false } } },
    });
    const words = {
      bn: 'আমন্ত্রণ কোড MAIDAN1 সঠিক নয়, তাই ব্যবহার হবে না। অন্য কোড লিখুন, বা নতুন আমন্ত্রণ চেয়ে নিন।',
      en: 'The invitation code MAIDAN1 is not valid, so it won’t be used. Enter another, or ask for a new invitation.',
    };
    expect(screen.getByRole('status').textContent?.replace(/\s+/g, ' ')).toBe(words[language]);
  });

  describe.each([
    { condition: 'an invitation alone registers', direct: false, required: false },
    { condition: 'operators require the code', direct: true, required: true },
  ])('if $condition and the code becomes invalid while the form is open', ({ direct, required }) => {
    const typed = { username: 'rupa_77', password: 'River-boat-77', confirmPassword: 'River-boat-77' };
    const sends = () => fireEvent.submit(screen.getByRole('form'));
    const opens = async (replies: object) => {
      speaking(language);
      const valid = { '/wps/agent/affiliate': { value: { valid: true, inviter: 'a•••••t' } } };
      const formView = await showForm({
        code: 'MAIDAN1',
        direct,
        fields: { affiliateCode: { required } },
        on: [MODULES.mobileRegistration],
        replies: { ...valid, ...replies },
      });
      for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
      return formView;
    };
    const wrong = {
      bn: 'আমন্ত্রণ কোডটি সঠিক নয়। মিলিয়ে দেখুন, বা নতুন আমন্ত্রণ চেয়ে নিন।',
      en: 'Invalid invitation code. Check it, or ask for a new invitation.',
    };

    test('reports the code at its field, which is then required [s5.message.invitation-code own.registration.invited-only]', async () => {
      const fields = [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }];
      await opens({
        '/wps/member/register': { status: 422, code: 'registration.invalid', message: 'Wrong', value: { fields } },
      });
      sends();
      await waitFor(() => expect(note('affiliateCode')).toBe(wrong[language]));
      expect(field('affiliateCode').required).toBe(true);
      fireEvent.change(field('affiliateCode'), { target: { value: '' } });
      sends();
      await waitFor(() =>
        expect(note('affiliateCode')).toBe({ bn: 'ঘরটি পূরণ করুন।', en: 'This field is required.' }[language]),
      );
    });

    test('reports an unknown code in the pop-up [s8.registration.affiliate-code own.registration.invited-only]', async () => {
      const fields = [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }];
      const affiliate = { value: { valid: true, inviter: 'a•••••t' } };
      await opens({
        '/wps/agent/affiliate': affiliate,
        '/wps/member/register': { status: 422, code: 'registration.invalid', message: 'Wrong', value: { fields } },
      });
      sends();
      await waitFor(() => expect(note('affiliateCode')).toBe(wrong[language]));
      fireEvent.change(field('affiliateCode'), { target: { value: 'NOBODY1' } });
      affiliate.value.valid = false;
      sends();
      const dialog = await screen.findByRole('alertdialog');
      const words = {
        bn: 'এই আমন্ত্রণ কোড পাওয়া যায়নি। মিলিয়ে দেখুন, বা নতুন আমন্ত্রণ চেয়ে নিন।',
        en: 'This invitation code does not exist. Check it, or ask for a new invitation.',
      };
      expect(dialog.textContent).toContain(words[language]);
    });
  });

  test('asks for an invitation if one is required [own.registration.invited-only]', async () => {
    speaking(language);
    await showForm({ direct: false, on: [] });
    expect(screen.getByRole('status').textContent).toContain(language === 'bn' ? 'লিংক' : 'Open your invitation link');
  });

  test('an unknown code shows a pop-up [s8.registration.affiliate-code s5.message.invitation-code]', async () => {
    speaking(language);
    const { user, sent } = await showForm({
      on: [MODULES.mobileRegistration],
      replies: { '/wps/agent/affiliate': { value: { valid: false } } },
    });
    const typed = {
      username: 'rupa_77',
      password: 'River-boat-77',
      confirmPassword: 'River-boat-77',
      affiliateCode: 'NOBODY1',
    };
    for (const [name, value] of Object.entries(typed)) fireEvent.change(field(name), { target: { value } });
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.submit(screen.getByRole('form'));
    const words = {
      bn: { title: 'আমন্ত্রণ কোড সঠিক নয়', button: 'কোডটি আবার দেখুন' },
      en: { title: 'Invalid invitation code', button: 'Check it again' },
    }[language];
    await screen.findByRole('alertdialog', { name: words.title });
    await user.click(screen.getByRole('button', { name: words.button }));
    expect([screen.queryByRole('alertdialog'), sent.some(({ path }) => path === '/wps/member/register')]).toEqual([
      null,
      false,
    ]);
  });
});
