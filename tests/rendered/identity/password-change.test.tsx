import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { entrySamples } from '../../../machines/identity/entry/entry.samples';
import { passwordChangeMachine } from '../../../machines/identity/password-change/password-change.machine';
import { passwordChangeSamples } from '../../../machines/identity/password-change/password-change.samples';
import { settle } from '../../../src/atlas';
import { passwordChangeDriver } from '../../drivers/identity/password-change.driver';
import { describePaths } from '../harness/describe-paths';
import { attemptWith, openEntry } from '../harness/open-login';
import { openPlace } from '../harness/open-place';
import type { RenderedPage } from '../harness/page';
import { form } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

const passwordChange = held(passwordChangeMachine, { passwordForm: form });
const forced = passwordChangeSamples.inputs['due, the old password held'].input;

/** A due password change, after a login with a held password. */
async function due(page: RenderedPage) {
  const entry = await openEntry(page, entrySamples.inputs['an expired password'].input);
  await page.act(() => settle(childOf(entry, 'flagChange'), { output: { oldHeld: true } }));
  return childOf(entry, 'passwordChange');
}

describePaths({
  flow: 'password-change',
  driver: passwordChangeDriver,
  hosted: { ...attemptWith({ entry: held(entryMachine, { passwordChange }) }).hosted, changePassword: passwordChange },
  begin: (page, input) => (input === forced ? due(page) : openPlace(page, 'changePassword', Object(input))),
});
