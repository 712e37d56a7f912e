import { totpEnrolmentDriver } from '../tests/drivers/totp-enrolment.driver';
import { opensPart } from './support/centre';
import { tour } from './support/tour';
import { enrolAppAt } from './support/wire';

tour('totp-enrolment', totpEnrolmentDriver, {
  openings: {
    'it is off': { input: 'it is off', world: {}, open: opensPart('security.totp.add') },
    'it is on': {
      input: 'it is on',
      world: {},
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await enrolAppAt(tester.gateway, 'player');
        await opensPart('security.totp.remove')(tester);
      },
    },
  },
  acts: ['confirmForm', 'removeForm'],
  waits: ({ invoke }) => (invoke === 'beginTotp' ? 'beginTotp' : undefined),
  after: () => ({}),
});
