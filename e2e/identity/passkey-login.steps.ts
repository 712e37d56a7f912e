import { passkeyLoginDriver } from '../../tests/drivers/identity/passkey-login.driver';
import { hasDevice, ofFixture, unknownPasskey } from '../harness/devices';
import { inLogin } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

const button = inLogin(async ({ screen }) => screen.press('login.passkey'), { isFresh: true });

export const passkeyLoginSteps = flowSteps(
  'passkey-login',
  passkeyLoginDriver,
  {
    openings: { 'the button in the log-in': { fixture: 'visitorWithPasskey', ...button } },
    async prepare(tester, { sample }, next) {
      if (sample?.of !== 'sign') return;
      const held = next?.sample?.class === 'a passkey that was removed' ? unknownPasskey() : ofFixture(tester);
      await hasDevice(tester, { confirms: sample.class === 'signed', held });
    },
    tolerates: [['passkeyLogin', 422]],
  },
  // The only action without a passkey is to leave.
  { named: true, byHand: { openings: { 'the button in the log-in': null } } },
);
