import { securityCentreDriver } from '../tests/drivers/security-centre.driver';
import { opensCentre } from './support/centre';
import { tour } from './support/tour';

/** Whether the real name is set: once it is, nobody sets it again. */
type Account = { named: boolean };

tour<Account>('security-centre', securityCentreDriver, {
  openings: { 'the player opens it': { world: { named: false }, open: (tester) => opensCentre(tester) } },
  acts: ['sessionList', 'realNameForm', 'totpEnrolment', 'contactChange', 'closingForm'],
  waits: ({ invoke }) => (invoke === 'loadOverview' ? 'securityOverview' : undefined),
  after({ event, sample }, { world }) {
    if (sample?.of === 'realNameForm' && sample.class === 'sent') return { named: true };
    return event.type === 'realName.chosen' && world.named ? undefined : world;
  },
});
