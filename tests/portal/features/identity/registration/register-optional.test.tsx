/** @module-tag extended */

// @vitest-environment jsdom
import { act, cleanup, isInaccessible, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MODULES, type NewcomerOffer } from '../../../../../src/contract';
import { NewcomerBonus } from '../../../../../src/portal/features/identity/registration/bonus';
import { speaking } from '../../../../harness/words';
import { show } from '../../../harness/dialog-support';
import { ON, showForm } from './show-form';

const terms: NewcomerOffer['terms'] = {
  audience: { kind: 'newcomers', days: 7 },
  from: null,
  until: null,
  amount: { kind: 'fixed', money: '100.00' },
  often: 'once',
  times: 5,
  excluded: [],
  mostStake: null,
  cashoutTimes: null,
  workDays: null,
  claimDays: 7,
  trigger: { kind: 'deposit', first: true, least: '500.00' },
};
const bonuses: NewcomerOffer[] = [{ code: 'FIRST', title: 'First deposit', terms }];
const atOnce: NewcomerOffer[] = [
  { code: 'HELLO', title: 'Welcome', terms: { ...terms, trigger: { kind: 'registration' } } },
];
/** Names of all visible fields. */
const inSight = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input[name]:not([type=checkbox])')]
    .filter((input) => !isInaccessible(input) && !input.disabled)
    .map(({ name }) => name);
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? expect.fail(`There is no ${name}.`);
const head = (name = 'Optional details') => screen.getByRole('button', { name });
const note = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const inside = () => note(head());
const isOpen = () => head().getAttribute('aria-expanded') === 'true';
const submit = () => screen.getByRole('button', { name: 'Create my account' });
const unknown = { '/wps/agent/affiliate': { value: { valid: false } } };

beforeEach(() => sessionStorage.clear());
afterEach(() => speaking('en'));

describe('mobile number first', () => {
  test('the tab for the number is first and selected [own.registration.mobile-first s2.register.tabs]', async () => {
    await showForm({ method: 'mobile' });
    expect(screen.getAllByRole('tab').map(({ textContent, ariaSelected }) => [textContent, ariaSelected])).toEqual([
      ['By mobile number', 'true'],
      ['By username', 'false'],
    ]);
  });

  test('the selected method stays after a rejection or reset [own.registration.mobile-first]', async () => {
    const { user, form } = await showForm({ method: 'mobile' });
    await user.click(screen.getByRole('tab', { name: 'By username' }));
    await user.click(submit());
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect([screen.getByRole('tab', { selected: true }).textContent, form?.getSnapshot().context.method]).toEqual([
      'By username',
      'username',
    ]);
  });
});

describe('required and optional fields', () => {
  test('shows five inputs by number, four by name [own.registration.short s4.registration.affiliate-field]', async () => {
    const { user } = await showForm({ method: 'mobile', bonuses });
    expect(inSight()).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'affiliateCode']);
    await user.click(screen.getByRole('tab', { name: 'By username' }));
    expect(inSight()).toEqual(['username', 'password', 'confirmPassword', 'affiliateCode']);
  });

  test('fields required by operators are on the same screen [own.registration.short]', async () => {
    const must = { enabled: true, required: true };
    await showForm({ method: 'mobile', fields: { payeeName: must, line: must, email: must } });
    expect(inSight()).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'payeeName',
      'line',
      'email',
      'affiliateCode',
    ]);
    expect(
      screen.queryByText('You can also add it later under Account security.'),
      'a required field cannot be added later',
    ).toBeNull();
  });

  test('the other fields open below and keep their input [own.registration.short]', async () => {
    const { user } = await showForm({ bonuses });
    const others = ['affiliateCode', 'payeeName', 'email', 'mobileNum', 'verificationCode'];
    await user.click(head());
    expect(inSight().slice(3)).toEqual([...others, ...Array.from({ length: bonuses.length + 1 }, () => 'bonus')]);
    await user.type(input('email'), 'rupa@example.com');
    await user.click(head());
    expect([isOpen(), isInaccessible(input('email')), input('email').value]).toEqual([false, true, 'rupa@example.com']);
    expect(
      new FormData(screen.getByRole<HTMLFormElement>('form')).get('email'),
      'a collapsed field is still sent',
    ).toBe('rupa@example.com');
  });

  test('the number moves between the parts with its input [own.registration.short]', async () => {
    const { user } = await showForm({ method: 'mobile' });
    await user.type(input('mobileNum'), '01812345678');
    await user.type(input('verificationCode'), '123456');
    await user.click(screen.getByRole('tab', { name: 'By username' }));
    expect([isInaccessible(input('mobileNum')), input('mobileNum').value]).toEqual([true, '01812345678']);
    await user.click(head());
    expect([isInaccessible(input('mobileNum')), input('verificationCode').value]).toEqual([false, '123456']);
  });

  test('opens by keyboard; without optional fields it has no header [own.registration.short]', async () => {
    const { user } = await showForm();
    head().focus();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.keyboard(' ');
    expect(isOpen()).toBe(false);
    cleanup();
    const off = { enabled: false };
    await showForm({ fields: { payeeName: off, email: off, mobileNum: off, affiliateCode: off } });
    expect(screen.queryByRole('button', { name: 'Optional details' })).toBeNull();
  });

  test.each([
    {
      language: 'bn',
      title: 'ঐচ্ছিক তথ্য',
      inside: 'এখন বা পরে: পুরো নাম, ইমেইল, মোবাইল নম্বর, নতুন সদস্যের বোনাস',
      hints: [
        'কেউ দিয়ে থাকলে তবেই। পরে যোগ করা যায় না।',
        'শুধু এই নামের অ্যাকাউন্টে তোলা যাবে।',
        'পরে অ্যাকাউন্টের নিরাপত্তা থেকেও যোগ করতে পারবেন।',
        'পরে অ্যাকাউন্টের নিরাপত্তা থেকেও যোগ করতে পারবেন।',
      ],
      bonus: 'প্রথম ডিপোজিটের বোনাস ডিপোজিটের সময়ও বেছে নেওয়া যায়।',
    },
    {
      language: 'en',
      title: 'Optional details',
      inside: 'Now or later: Full name, Email, Mobile number, New-member bonus',
      hints: [
        'Only if someone gave you one. It can’t be added later.',
        'Withdrawals are paid to this name only.',
        'You can also add it later under Account security.',
        'You can also add it later under Account security.',
      ],
      bonus: 'A first-deposit bonus can also be chosen with that deposit.',
    },
  ] as const)(
    'the header lists the optional fields, and each says where it can be added later ($language) [own.registration.short]',
    async (words) => {
      speaking(words.language);
      const { user } = await showForm({ bonuses });
      const note = (element: HTMLElement) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(note(head(words.title))).toBe(words.inside);
      await user.click(head(words.title));
      expect(['affiliateCode', 'payeeName', 'email', 'mobileNum'].map((name) => note(input(name)))).toEqual(
        words.hints,
      );
      expect(isInaccessible(screen.getByText(words.bonus))).toBe(false);
    },
  );

  test.each([
    ['without a running offer', [], 0],
    ['with one', atOnce, 1],
  ])(
    '%s, the bonus next to the form is shown only if there is one [s1.claim.marketing]',
    async (_, running, headings) => {
      const { registration } = await showForm({ bonuses: running });
      show(<NewcomerBonus registration={registration} minimumAge={18} />);
      expect(screen.queryAllByRole('heading', { name: /A bonus after you register/ })).toHaveLength(headings);
    },
  );

  test('the bonuses of an open form change their language with the page [s4.language.localised]', async () => {
    const titles = { bn: 'প্রথম ডিপোজিট', en: 'First deposit' };
    await showForm({ bonuses: bonuses.map((bonus) => ({ ...bonus, titles })) });
    expect(document.querySelector('.terms-links')?.textContent).toContain(titles.en);
    act(() => speaking('bn'));
    expect(document.querySelector('.terms-links')?.textContent).toContain(titles.bn);
  });

  test('a bonus of the registration is listed as available only now [own.registration.short]', async () => {
    await showForm({ bonuses: [...bonuses, ...atOnce] });
    expect(inside()).toBe('Now only: New-member bonusNow or later: Full name, Email, Mobile number');
  });

  test('a valid link hides the code; by number the number is not optional [own.registration.short]', async () => {
    await showForm({
      code: 'MAIDAN1',
      method: 'mobile',
      replies: { '/wps/agent/affiliate': { value: { valid: true } } },
    });
    expect(inside()).toBe('Now or later: Full name, Email');
  });
});

describe('errors in the optional part', () => {
  test('opens by itself and stays open until fixed [own.registration.short]', async () => {
    const { user } = await showForm();
    await user.click(head());
    await user.type(input('email'), 'rupa');
    await user.click(head());
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect([isOpen(), head().getAttribute('aria-disabled')]).toEqual([true, 'true']);
    await user.click(head());
    expect(isOpen()).toBe(true);
    await user.click(within(summary).getByRole('link', { name: /^Email/ }));
    expect(document.activeElement).toBe(input('email'));
    await user.type(input('email'), '@example.com');
    await waitFor(() => expect(head().getAttribute('aria-disabled')).toBeNull());
    expect(isOpen(), 'does not close while the player is typing').toBe(true);
    await user.click(head());
    expect(isOpen()).toBe(false);
  });

  test('errors above do not open it [own.registration.short]', async () => {
    const { user } = await showForm();
    await user.click(submit());
    await screen.findByRole('alert');
    expect(isOpen()).toBe(false);
  });

  test('a missing or unverified code of an optional number opens it [own.registration.short own.registration.number-unproven]', async () => {
    const { user } = await showForm({
      on: [...ON, MODULES.externalPhone],
      replies: {
        '/wps/verification/phone': { status: 422, code: 'sms.codeInvalid', message: 'The code is not right.' },
      },
    });
    await user.click(head());
    await user.type(input('mobileNum'), '01812345678');
    await user.click(head());
    await user.click(submit());
    await screen.findByRole('alert');
    expect(isOpen()).toBe(true);
    for (const [name, text] of Object.entries({
      username: 'rupa_77',
      password: 'River-boat-77',
      confirmPassword: 'River-boat-77',
    }))
      await user.type(input(name), text);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.type(input('verificationCode'), '000000');
    await waitFor(() => expect(head().getAttribute('aria-disabled')).toBeNull());
    await user.click(head());
    await user.click(submit());
    await waitFor(() => expect(input('verificationCode').getAttribute('aria-invalid')).toBe('true'));
    expect(isOpen()).toBe(true);
  });

  test.each([
    ['unknown', unknown],
    ['impossible to check', { '/wps/agent/affiliate': 'offline' as const }],
  ])(
    'a link whose code is %s shows the field for the code, outside the optional part [own.registration.short s4.registration.affiliate-field]',
    async (_, replies) => {
      await showForm({ code: 'NOBODY1', method: 'mobile', replies });
      expect([isOpen(), isInaccessible(input('affiliateCode'))]).toEqual([false, false]);
    },
  );

  test('a link’s code that the registration rejects shows the field, too [own.registration.short s4.registration.affiliate-field]', async () => {
    const fields = [{ field: 'affiliateCode', code: 'invitationCode', min: 0, max: 0 }];
    const { user } = await showForm({
      code: 'MAIDAN1',
      replies: {
        '/wps/agent/affiliate': { value: { valid: true } },
        '/wps/member/register': { status: 422, code: 'registration.invalid', message: 'Wrong', value: { fields } },
      },
    });
    for (const [name, text] of Object.entries({
      username: 'rupa_77',
      password: 'River-boat-77',
      confirmPassword: 'River-boat-77',
    }))
      await user.type(input(name), text);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(document.querySelector('[name=affiliateCode]')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(document.querySelector('[name=affiliateCode]')).not.toBeNull());
    expect([
      isOpen(),
      isInaccessible(input('affiliateCode')),
      input('affiliateCode').getAttribute('aria-invalid'),
    ]).toEqual([false, false, 'true']);
  });
});
