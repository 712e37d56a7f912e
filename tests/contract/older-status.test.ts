import * as v from 'valibot';
import { expect, test } from 'vitest';
import { status } from '../../src/contract/system';

/** Status as a gateway sends it that knows none of the fields that were added since; nothing is added to it. */
const older = {
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  serverTime: 1_800_000_000_000,
  keyId: 'k',
  publicKey: 'pem',
  info: {
    whiteLabel: [],
    registerValidation: {},
    resources: [],
    customerService: [],
    analytics: { gtagId: '' },
    imageCDNs: [],
    launchGameCDNs: [],
    logoutMethod: 'POST',
    memberMenu: 14,
    minimumAge: 18,
    gameTypes: [],
    location: { ip: '203.0.113.24', country: null },
  },
};

test('a portal reads the status of an older gateway: what it lacks is as it was before', () => {
  expect(v.parse(status, older).info).toMatchObject({ newcomerBonus: null, phoneFailure: 'field', timeZone: 'Asia/Dhaka' });
});
