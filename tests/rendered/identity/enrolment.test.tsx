import { enrolmentMachine } from '../../../machines/identity/enrolment/enrolment.machine';
import { enrolmentSamples } from '../../../machines/identity/enrolment/enrolment.samples';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { registrationSamples } from '../../../machines/identity/registration/registration.samples';
import { verificationMachine } from '../../../machines/identity/verification/verification.machine';
import { settle } from '../../../src/atlas';
import { enrolmentDriver } from '../../drivers/identity/enrolment.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { registrationWith } from '../harness/open-registration';
import { mockStates } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const inputs = Object.values(enrolmentSamples.inputs).map(({ input }) => input);

describePaths({
  flow: 'enrolment',
  driver: enrolmentDriver,
  ...registrationWith(
    held(enrolmentMachine, {
      verification: inert(verificationMachine, mockStates.puzzle),
      entry: inert(entryMachine, mockStates.entering),
    }),
  ),
  begin: async (page, input) => {
    const { method, typed, wanted } = inputs.find((candidate) => candidate === input) ??
      inputs[0] ?? { method: 'username', typed: {}, wanted: {} };
    const registration = await openPlace(page, 'register', { code: '' });
    await page.act(() =>
      settle(childOf(registration, 'loadRules'), registrationSamples.outcomes.loadRules['all methods enabled']),
    );
    const form = childOf(registration, 'form');
    await page.act(() => form.send({ type: 'method.selected', method }));
    await page.act(() => form.send({ type: 'form.submitted', typed }));
    await page.act(() => settle(childOf(form, 'validate'), { output: { kind: 'right', wanted } }));
    return childOf(form, 'enrolment');
  },
});
