import { totpEnrolmentDriver } from '../tests/drivers/totp-enrolment.driver';
import { addsApp, removesApp } from './support/app';
import { opensPart } from './support/centre';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { enrolAppAt } from './support/wire';

const secrets = new WeakMap<Tester, string>();

tour('totp-enrolment', totpEnrolmentDriver, {
  openings: {
    'it is off': { input: 'it is off', world: {}, open: opensPart('security.totp.add') },
    'it is on': {
      input: 'it is on',
      world: {},
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        secrets.set(tester, await enrolAppAt(tester.gateway, 'player'));
        await opensPart('security.totp.remove')(tester);
      },
    },
  },
  acts: ['confirmForm', 'removeForm'],
  waits: ({ invoke }) => (invoke === 'beginTotp' ? 'beginTotp' : undefined),
  after: () => ({}),
  async prepare(tester, { sample }) {
    if (sample?.class !== 'sent') return;
    if (sample.of === 'confirmForm') await addsApp(tester);
    else await removesApp(tester, secrets.get(tester) ?? '');
  },
});
