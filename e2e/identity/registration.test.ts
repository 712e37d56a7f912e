import { registrationDriver } from '../../tests/drivers/identity/registration.driver';
import { inDialog } from '../harness/dialogs';
import { describePaths } from '../harness/row';

const CODE = '/register?affiliateCode=MAIDAN1';
/** A page remembers that a captcha was demanded. */
const opensAt = (address: string) => inDialog(address, 'register.title', undefined, { anew: true });
/** In another world the code of a number is not known, so a form by user name is sent without one. */
const NO_CODES = 'SMSVERIF=off';
/** The page asks which modules are on before its rules are waited for, so this is so from the beginning. */
const NAMES_ALONE = 'MOBILEREG=off';
const BY_INVITATION = 'DIRECTREG=off';
/** What the paths of the puzzle end with. */
const AT_THE_PUZZLE = ['the puzzle was left', 'closed'];

describePaths('registration', registrationDriver, {
  openings: {
    'the form opens': {
      input: 'opened by itself',
      fixture: 'registrationOpen',
      turned: [NO_CODES],
      ...opensAt('/register'),
    },
    'the form opens, with the puzzle': {
      input: 'opened by itself',
      fixture: 'registrationOpen',
      turned: [NO_CODES, 'SLIDEVERIF=on', NAMES_ALONE],
      ...opensAt('/register'),
    },
    'the form opens, for usernames alone': {
      input: 'opened by itself',
      fixture: 'registrationOpen',
      turned: [NO_CODES, NAMES_ALONE],
      ...opensAt('/register'),
    },
    'the form opens, by invitation alone': {
      input: 'opened by itself',
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
    'checkLink: nobody’s': ['registrationOpen'],
    'enrolment: captcha from now on': ['registrationOpen', 'codeWithdrawn'],
    'enrolment: the puzzle was left': ['SLIDEVERIF=on'],
    'enrolment: closed': ['SLIDEVERIF=on'],
  },
  leaves: { 'leave.requested': { enrolling: 'closed' } },
  never({ event, sample }, { context, world }) {
    const { way, offer, typed } = Object(context);
    // By mobile number it takes a code that was sent: the paths of enrolment have one.
    if (event.type === 'form.submitted') return way !== 'username' || event.typed.mobileNum !== undefined;
    if (event.type === 'way.chosen') return event.way === way || !offer?.mobile;
    if (sample?.of === 'loadRules' && world.turned.includes(NAMES_ALONE))
      return !['only user names', 'offline'].includes(sample.class);
    if (sample?.of === 'loadRules' && world.turned.includes(BY_INVITATION))
      return !['by invitation only', 'offline'].includes(sample.class);
    if (sample?.of === 'validate') return (sample.class === 'all in order') !== (typed.username !== undefined);
    return (
      sample?.of === 'enrolment' && world.turned.includes('SLIDEVERIF=on') && !AT_THE_PUZZLE.includes(sample.class)
    );
  },
  async prepare({ screen, edge }, { event }, _, { fixture }) {
    if (event.type !== 'form.submitted' || fixture !== 'visitor') return;
    // What was typed for one picture goes when the next comes.
    await edge.answered();
    await screen.sees('img', 'login.captcha.picture');
    // Registrations that succeed here do not check the answer.
    await screen.fill('login.captcha', 'a2b3');
  },
  tolerates: [
    ['register', 403],
    ['register', 409],
    ['register', 422],
  ],
});
