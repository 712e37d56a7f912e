import { expect } from 'vitest';
import type { Language } from '../../../src/atlas';
import { journeys } from '../../harness/journeys';
import { mailsLink } from '../../harness/mailed-link';
import { comesIn, logsIn, NEW_PASSWORD, openSecurity, opens, passwordOf, unfolds } from '../../harness/people';
import type { Tester } from '../../harness/tester';

type Form = {
  open: (tester: Tester) => Promise<unknown>;
  /** Input to type, by label. */
  typed: Record<string, string>;
};

const security = (part: string) => async (tester: Tester) => {
  await comesIn(tester, 'player');
  await openSecurity(tester, part);
};
const isDue = async (tester: Tester) => {
  await logsIn(tester, 'firsttime');
  await tester.screen.sees('dialog', 'password.change.title');
};

const forms: Record<string, Form> = {
  'the log-in by name': {
    open: (tester) => opens(tester, 'login', 'login.title'),
    typed: { 'login.username': 'player', 'login.password': 'half a pass' },
  },
  'the log-in by number': {
    async open(tester) {
      await opens(tester, 'login', 'login.title');
      await tester.screen.press('login.tab.mobile');
    },
    typed: { 'phone.number': '0171234', 'phone.code': '123' },
  },
  'the log-in as a page': {
    async open(tester) {
      await tester.opens('/login');
      await tester.screen.sees('button', 'login.forgot');
    },
    typed: { 'login.username': 'player', 'login.password': 'half a pass' },
  },
  'the registration by name': {
    async open(tester) {
      await opens(tester, 'register', 'register.title');
      await tester.screen.press('register.byUsername');
      await unfolds(tester);
    },
    typed: {
      'register.username': 'farida',
      'register.password': NEW_PASSWORD,
      'register.payeeName': 'ফরিদা',
      'register.email': 'f@example',
    },
  },
  'the registration by number': {
    open: (tester) => opens(tester, 'register', 'register.title'),
    typed: { 'phone.number': '0181234', 'register.password': NEW_PASSWORD },
  },
  'the registration as a page': {
    async open(tester) {
      await tester.opens('/register.html');
      await tester.screen.press('register.byUsername');
    },
    typed: { 'register.username': 'farida', 'register.confirmPassword': NEW_PASSWORD },
  },
  'the forgotten password by mail': {
    open: (tester) => opens(tester, 'forgotPassword', 'forgot.title'),
    typed: { 'forgot.username': 'player', 'forgot.email': 'player@' },
  },
  'the forgotten password by phone': {
    async open(tester) {
      await opens(tester, 'forgotPassword', 'forgot.title');
      await tester.screen.press('forgot.byPhone');
    },
    typed: { 'phone.number': '0171234', 'phone.code': '12', 'password.new': NEW_PASSWORD },
  },
  'the page of a mailed link': {
    open: async (tester) => tester.opens(`/resetPassword#${await mailsLink(tester)}`),
    typed: { 'password.new': NEW_PASSWORD, 'password.confirmation': 'half' },
  },
  'a password that is due': {
    open: isDue,
    typed: { 'password.new': NEW_PASSWORD, 'password.confirmation': 'half' },
  },
  'another password by choice': {
    open: security('security.password.change'),
    typed: { 'password.old': passwordOf('player'), 'password.new': NEW_PASSWORD },
  },
  'another address': {
    open: security('security.email.change'),
    typed: { 'security.contact.email': 'new@example', 'security.password': 'half a pass' },
  },
  'the real name': {
    open: security('security.realName.begin'),
    typed: { 'security.realName.field': 'Rah' },
  },
  'closing the account': { open: security('security.closing.begin'), typed: { 'security.password': 'half' } },
};

const other: Record<Language, [language: Language, name: string]> = { bn: ['en', 'English'], en: ['bn', 'বাংলা'] };

journeys('language change in the middle of a form', (journey) => {
  for (const [name, { open, typed }] of Object.entries(forms))
    journey(`${name}: labels change and the input stays [s4.language.localised]`, {}, async (tester) => {
      const { screen } = tester;
      await open(tester);
      const fields = Object.entries(typed);
      for (const [id, value] of fields) await screen.fill(id, value);
      const [language, called] = other[tester.language];
      await screen.choose('header.language', called);
      tester.language = language;
      for (const [id, value] of fields)
        await expect
          .poll(() =>
            tester
              .field(id)
              .inputValue()
              .catch(() => null),
          )
          .toBe(value);
    });
});
