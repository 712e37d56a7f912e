import { enrolmentMachine } from '../../../machines/identity/enrolment/enrolment.machine';
import { enrolmentSamples } from '../../../machines/identity/enrolment/enrolment.samples';
import { registrationFormSamples } from '../../../machines/identity/registration-form/registration-form.samples';
import { type AnySamples, settle } from '../../../src/atlas';
import { registrationFormDriver } from '../../drivers/identity/registration-form.driver';
import { samplesBut } from '../../harness/faces';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { registrationWith } from '../harness/open-registration';
import { childOf, inert } from '../harness/test-doubles';

const context = {
  ...enrolmentSamples.inputs['no check before'].input,
  ...registrationFormSamples.outcomes.enrolment.closed.output,
};
const byNames = registrationFormSamples.inputs['only user names'].input;
const inputs = Object.values(registrationFormSamples.inputs).map(({ input }) => input);

/**
 * A user name is entered only where phone numbers are not accepted; otherwise the form starts with the number and omits
 * the name.
 */
const byName = (samples: AnySamples) =>
  samplesBut(samples, [
    'with a mobile number',
    'all methods enabled',
    'with a captcha',
    'by a link with an invitation code',
  ]);
/** A form whose countdown has crashed has no field for the code of a number. */
const byNumber = (samples: AnySamples) =>
  samplesBut(samples, ['with a user name', 'only user names', 'nothing filled in', 'name taken', 'crashed']);

describePaths({
  flow: 'registration-form',
  driver: registrationFormDriver,
  sets: (samples) => [byName(samples), byNumber(samples)],
  ...registrationWith(inert(enrolmentMachine, { value: 'registering', context })),
  begin: async (page, input) => {
    const { offer, code, invitation } = inputs.find((candidate) => candidate === input) ?? byNames;
    const registration = await openPlace(page, 'register', { code });
    await page.act(() => settle(childOf(registration, 'loadRules'), { output: offer }));
    if (invitation) await page.act(() => settle(childOf(registration, 'checkLink'), { output: invitation }));
    return childOf(registration, 'form');
  },
});
