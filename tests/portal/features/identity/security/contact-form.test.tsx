// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type FormValidation, formMachine, type Sent } from '../../../../../machines/platform/form/form.machine';
import { MODULES, type ModuleId } from '../../../../../src/contract';
import { ContactForm } from '../../../../../src/portal/features/identity/security/contact-form';
import { eventually } from '../../../../harness/eventually';
import { speaking, spokenBy } from '../../../../harness/words';
import { show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';
import { heldCountryPicker } from '../../../harness/phone-charts';

/** The form for a new number; its input is in the vault. */
function shows(on: readonly ModuleId[], actors: Parameters<typeof formMachine.provide>[0]['actors'] = {}) {
  const { page } = heldPortal(null, { on: [...on] });
  const form = createActor(formMachine.provide({ actors }), { input: { about: 'mobile' } }).start();
  const picker = createActor(heldCountryPicker().machine, {
    input: { chosen: { countryCode: 'IN', countryDialingCode: '91' } },
  }).start();
  const { user } = show(<ContactForm form={form} kind="mobile" picker={picker} requiredFactor={null} />, { page });
  return { user, vault: page.vault };
}

test.each([
  ['its country is chosen with the picker', [MODULES.countryPicker], '91'],
  ['its country is Bangladesh without the picker', [], '880'],
] as const)('a new number: %s [own.security.contact]', async (_, on, code) => {
  const { user, vault } = shows(on);
  await user.type(screen.getByRole('textbox', { name: 'New mobile number' }), '9812345678');
  expect(screen.queryAllByRole('combobox', { name: 'Country code' })).toHaveLength(on.length);
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  await eventually(() =>
    expect([vault.peek('form.to'), vault.peek('form.countryDialingCode')]).toEqual(['9812345678', code]),
  );
});

afterEach(() => speaking('en'));

test.each([
  ['bn', 'ঠিক আছে', 'কোড পাঠান'],
  ['en', 'OK', 'Send the codes'],
] as const)(
  'shows the gateway’s message with a confirm button if the code cannot be sent, and sends no other within a second (%s) [s8.sms.send-failure s5.sms.throttle]',
  async (language, ok, send) => {
    speaking(language);
    const message = spokenBy(language, 'sms.quota') ?? '';
    let calls = 0;
    const { user } = shows([], {
      validate: fromPromise(async (): Promise<FormValidation> => ({ kind: 'right' })),
      send: fromPromise(async (): Promise<Sent> => {
        calls += 1;
        return { kind: 'unsent', failure: { kind: 'rejected', code: 'sms.quota', message } };
      }),
    });
    const submit = () => screen.getByRole('button', { name: send });
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toBe(`${message} ${ok}`);
    await user.click(screen.getByRole('button', { name: ok }));
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, submit()]);
    await user.click(submit());
    expect(calls).toBe(1);
  },
);
