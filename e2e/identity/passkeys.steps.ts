import { stable } from '../../src/atlas';
import { passkeysDriver } from '../../tests/drivers/identity/passkeys.driver';
import { inPart } from '../harness/centre';
import { getsDevice, hasNoDevice } from '../harness/devices';
import { flowSteps } from '../harness/row';

const part = inPart('security.passkeys.see', { before: hasNoDevice });

export const passkeysSteps = flowSteps(
  'passkeys',
  passkeysDriver,
  {
    openings: {
      'the player has a passkey': { fixture: 'memberWithPasskey', ...part },
      'the player has no passkey': { fixture: 'member', ...part },
    },
    // From a form, or during a check, the player first returns to the list.
    never: ({ sample }, { value }) =>
      sample?.of === 'list' &&
      sample.class === 'left' &&
      /beginning|making|keeping|naming|removing|preparing/.test(stable(value)),
    only: {
      'naming.requested': ['memberWithPasskey'],
      'removal.requested': ['memberWithPasskey'],
      'keepPasskey: kept': ['memberWithPasskey'],
      'keepPasskey: first': ['member'],
    },
    // No fixture has codes that only the page knows, nor a player who has lost them.
    leads: { 'removeForm: sent': null, 'codes.saved': null },
    async prepare(tester, { sample }) {
      if (sample?.of === 'beginForm') await hasNoDevice(tester);
      if (sample?.of === 'makePasskey') await getsDevice(tester);
    },
    tolerates: [['addPasskey', 422]],
  },
  { named: true },
);
