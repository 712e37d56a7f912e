// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { extraVerificationMachine } from '../../../../machines/identity/extra-verification/extra-verification.machine';
import {
  type CodePurpose,
  smsCountdownMachine,
  type Wait,
} from '../../../../machines/identity/sms-countdown/sms-countdown.machine';
import {
  type FieldProblem,
  type FormInput,
  type FormValidation,
  formMachine,
  type Sent,
  type ValidateInput,
} from '../../../../machines/platform/form/form.machine';
import { ProofForm } from '../../../../src/portal/parts/proof/proof-form';
import { heldWork, rejection, show } from '../../harness/dialog-support';
import { heldPortal } from '../../harness/held-portal';

/** The form with a single proof. */
function showProof(kind: 'totp' | 'bankName') {
  const work = {
    validate: heldWork<FormValidation, ValidateInput>(),
    check: heldWork<FormValidation, FormInput & { problems: FieldProblem[] }>(),
    send: heldWork<Sent, FormInput>(),
  };
  const { validate, check, send } = work;
  const proofForm = formMachine.provide({ actors: { validate: validate.logic, check: check.logic, send: send.logic } });
  const code = smsCountdownMachine.provide({
    actors: { recallWait: heldWork<Wait | null, { purpose: CodePurpose }>().logic },
  });
  const machine = extraVerificationMachine.provide({ actors: { smsCode: code, mailCode: code, proofForm } });
  const verification = createActor(machine, { input: { proofs: [{ kind, hint: '' }] } }).start();
  const { page } = heldPortal();
  return { ...show(<ProofForm verification={verification} />, { page }), work, verification, vault: page.vault };
}
const submit = () => screen.getByRole('button', { name: 'Confirm' });

test('an empty field shows its error until filled [s5.message.verification-code own.form.corrected]', async () => {
  const { user, work } = showProof('bankName');
  const field = screen.getByRole('textbox', { name: 'Name on your bank account' });
  await user.click(submit());
  expect(submit().getAttribute('aria-busy')).toBe('true');
  await work.validate.done({ kind: 'wrong', problems: [{ field: 'proof', code: 'empty' }] });
  expect(screen.getByRole('alert').textContent).toContain('This field is required.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, 'K');
  await work.check.done({ kind: 'right' });
  expect([field.getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([null, null]);
});

test('a rejection shows its reason, and the input stays [s8.phone.code-invalid s8.message.network-abnormal]', async () => {
  const { user, work, verification, vault } = showProof('totp');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await user.type(field, '730025{Enter}');
  await work.validate.done({ kind: 'right' });
  expect(work.send.asked[0]?.input).toEqual({ about: 'totp' });
  await work.send.fails({ ...rejection, message: 'The code is missing or not right.' });
  expect(screen.getByRole('alert').textContent).toContain('The code is missing or not right.');
  expect([field.value, vault.peek('form.proof')]).toEqual(['730025', '730025']);
  expect(JSON.stringify(verification.getPersistedSnapshot())).not.toContain('730025');
  await user.click(submit());
  await work.validate.done({ kind: 'right' });
  await work.send.fails({ kind: 'offline', code: 'client.offline' });
  expect(screen.getByRole('alert').textContent).toContain('network');
});
