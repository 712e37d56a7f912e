import { registrationDriver } from '../../tests/drivers/identity/registration.driver';
import { flowSteps } from '../harness/row';
import { BY_INVITATION, INVITED, NAMES_ALONE, NO_CODES, opensRegistrationAt } from './registration-form.steps';

export const registrationSteps = flowSteps('registration', registrationDriver, {
  openings: {
    'the form opens': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES],
      ...opensRegistrationAt('/register'),
    },
    'the form opens, for usernames alone': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES, NAMES_ALONE],
      ...opensRegistrationAt('/register'),
    },
    'the form opens, by invitation alone': {
      input: 'opened directly',
      fixture: 'registrationOpen',
      turned: [NO_CODES, BY_INVITATION],
      ...opensRegistrationAt('/register'),
    },
    'a link with an agent’s code': {
      input: 'by a link with an invitation code',
      fixture: 'registrationOpen',
      turned: [NO_CODES],
      ...opensRegistrationAt(INVITED),
    },
    'a link with an agent’s code, by invitation alone': {
      input: 'by a link with an invitation code',
      fixture: 'registrationOpen',
      turned: [NO_CODES, BY_INVITATION],
      ...opensRegistrationAt(INVITED),
    },
  },
  only: {
    'loadRules: only user names': [NAMES_ALONE],
    'loadRules: by invitation only': [BY_INVITATION],
    'checkLink: unknown code': ['registrationOpen'],
    'form: registered': [NAMES_ALONE],
  },
  leaves: { 'leave.requested': { form: 'closed' } },
  never({ sample }, { environment }) {
    if (sample?.of === 'loadRules' && environment.turned.includes(NAMES_ALONE))
      return !['only user names', 'offline'].includes(sample.class);
    return (
      sample?.of === 'loadRules' &&
      environment.turned.includes(BY_INVITATION) &&
      !['by invitation only', 'offline'].includes(sample.class)
    );
  },
});
