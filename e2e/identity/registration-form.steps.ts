import { registrationFormDriver } from '../../tests/drivers/identity/registration-form.driver';
import { inDialog } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

/** Address of a link with an agent's code. */
export const INVITED = '/register?affiliateCode=MAIDAN1';
/** A page remembers that a captcha was required. */
export const opensRegistrationAt = (address: string) =>
  inDialog(address, 'register.title', undefined, { isFresh: true });
/** Another fixture does not know the number's code, so a form by user name is sent without one. */
export const NO_CODES = 'SMSVERIF=off';
/** The page loads the modules before its rules, so this holds from the start. */
export const NAMES_ALONE = 'MOBILEREG=off';
export const BY_INVITATION = 'DIRECTREG=off';
/** Endings of the puzzle's paths. */
const AT_THE_PUZZLE = ['the puzzle was cancelled', 'closed'];
const opened = { fixture: 'registrationOpen', ...opensRegistrationAt('/register') };

export const registrationFormSteps = flowSteps('registration-form', registrationFormDriver, {
  openings: {
    'the form opens': { input: 'all methods enabled', turned: [NO_CODES], ...opened },
    'the form opens, with the puzzle': {
      input: 'only user names',
      turned: [NO_CODES, 'SLIDEVERIF=on', NAMES_ALONE],
      ...opened,
    },
    'the form opens, for usernames alone': { input: 'only user names', turned: [NO_CODES, NAMES_ALONE], ...opened },
    'the form opens, with a captcha': {
      input: 'with a captcha',
      turned: [NO_CODES],
      ...opened,
      fixture: 'visitor',
    },
    'a link with an agent’s code': {
      input: 'by a link with an invitation code',
      turned: [NO_CODES],
      ...opened,
      ...opensRegistrationAt(INVITED),
    },
  },
  only: {
    'enrolment: captcha required': ['registrationOpen'],
    'enrolment: the puzzle was cancelled': ['SLIDEVERIF=on'],
    'enrolment: closed': ['SLIDEVERIF=on'],
  },
  leaves: { 'leave.requested': { enrolling: 'closed' } },
  never({ event, sample }, { context, environment }) {
    const { method, offer, typed } = Object(context);
    // The phone method needs a sent code; the paths of enrolment have one.
    if (event.type === 'form.submitted') return method !== 'username' || event.typed.mobileNum !== undefined;
    if (event.type === 'method.selected') return event.method === method || !offer?.mobile;
    if (sample?.of === 'validate') return (sample.class === 'all fields valid') !== (typed.username !== undefined);
    return (
      sample?.of === 'enrolment' &&
      environment.turned.includes('SLIDEVERIF=on') &&
      !AT_THE_PUZZLE.includes(sample.class)
    );
  },
  async prepare({ screen, edge }, { event }, _, { fixture }) {
    if (event.type !== 'form.submitted' || fixture !== 'visitor') return;
    // Input for one picture is cleared when the next one loads.
    await edge.answered();
    await screen.sees('img', 'login.captcha.picture');
    // Successful registrations do not check the response here.
    await screen.fill('login.captcha', 'a2b3');
  },
  tolerates: [
    ['register', 403],
    ['register', 409],
    ['register', 422],
  ],
});
