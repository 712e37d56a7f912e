import { registrationDriver } from '../../tests/drivers/identity/registration.driver';
import { inDialog } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

const CODE = '/register?affiliateCode=MAIDAN1';
/** A page remembers that a captcha was required. */
const opensAt = (address: string) => inDialog(address, 'register.title', undefined, { isFresh: true });
/** Another fixture does not know the number's code, so a form by user name is sent without one. */
const NO_CODES = 'SMSVERIF=off';
/** The page loads the modules before its rules, so this holds from the start. */
const NAMES_ALONE = 'MOBILEREG=off';
const BY_INVITATION = 'DIRECTREG=off';
/** Endings of the puzzle's paths. */
const AT_THE_PUZZLE = ['the puzzle was cancelled', 'closed'];

export const registrationSteps = flowSteps('registration', registrationDriver, {
  openings: {
    'the form opens': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES],
      ...opensAt('/register'),
    },
    'the form opens, with the puzzle': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES, 'SLIDEVERIF=on', NAMES_ALONE],
      ...opensAt('/register'),
    },
    'the form opens, for usernames alone': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES, NAMES_ALONE],
      ...opensAt('/register'),
    },
    'the form opens, by invitation alone': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES, BY_INVITATION],
      ...opensAt('/register'),
    },
    'a link with an agent’s code': {
      input: 'by a link with an invitation code',
      fixture: 'registrationOpen',
      turned: [NO_CODES],
      ...opensAt(CODE),
    },
    'a link with an agent’s code, by invitation alone': {
      input: 'by a link with an invitation code',
      fixture: 'registrationOpen',
      turned: [NO_CODES, BY_INVITATION],
      ...opensAt(CODE),
    },
  },
  only: {
    'loadRules: only user names': [NAMES_ALONE],
    'loadRules: by invitation only': [BY_INVITATION],
    'checkLink: unknown code': ['registrationOpen'],
    'enrolment: captcha required': ['registrationOpen', 'codeWithdrawn'],
    'enrolment: the puzzle was cancelled': ['SLIDEVERIF=on'],
    'enrolment: closed': ['SLIDEVERIF=on'],
  },
  leaves: { 'leave.requested': { enrolling: 'closed' } },
  never({ event, sample }, { context, environment }) {
    const { method, offer, typed } = Object(context);
    // The phone method needs a sent code; the paths of enrolment have one.
    if (event.type === 'form.submitted') return method !== 'username' || event.typed.mobileNum !== undefined;
    if (event.type === 'method.selected') return event.method === method || !offer?.mobile;
    if (sample?.of === 'loadRules' && environment.turned.includes(NAMES_ALONE))
      return !['only user names', 'offline'].includes(sample.class);
    if (sample?.of === 'loadRules' && environment.turned.includes(BY_INVITATION))
      return !['by invitation only', 'offline'].includes(sample.class);
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
