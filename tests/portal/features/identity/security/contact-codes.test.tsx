// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { formMachine } from '../../../../../machines/platform/form/form.machine';
import { ContactCodes } from '../../../../../src/portal/features/identity/security/contact-codes';
import { show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const showCodes = (needsOldCode: boolean) =>
  show(
    <ContactCodes
      form={createActor(formMachine, { input: { about: 'mobile' } }).start()}
      needsOldCode={needsOldCode}
      onAgain={() => {}}
    />,
    {
      page: heldPortal().page,
    },
  );
const code = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test.each([
  [true, 'Code sent to the old one'],
  [false, 'Code sent to the new one'],
])(
  'sending codes focuses the first required field (old contact: %s) [own.sms-countdown.focus]',
  (needsOldCode, first) => {
    showCodes(needsOldCode);
    expect(document.activeElement).toBe(code(first));
    expect([code(first).autocomplete, code(first).inputMode]).toEqual(['one-time-code', 'numeric']);
  },
);
