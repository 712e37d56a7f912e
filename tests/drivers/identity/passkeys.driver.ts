import type { passkeysMachine } from '../../../machines/identity/passkeys/passkeys.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';

const left: OutcomeSetup = (_, screen) => screen.press('security.back');
const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
/** Before the first passkey there are no recovery codes to enter. */
const typesPassword = (submit: string) => async (gateway: Gateway, screen: Screen) => {
  await screen.fill('security.password', passwordOf('player'));
  const code = await gateway.recoveryCode();
  if (code) await screen.fill('security.factor', code);
  await screen.press(submit);
};
const listed = (screen: Screen) => screen.sees('button', 'security.passkeys.add');
const working = (screen: Screen) => screen.sees('status', 'page.loading');

/** Steps of a tester who adds, names and removes passkeys. */
export const passkeysDriver = {
  events: {
    'adding.requested': (screen) => screen.press('security.passkeys.add'),
    'naming.requested': (screen) => screen.press('security.passkey.rename'),
    'removal.requested': (screen) => screen.press('security.passkey.remove'),
    'codes.saved': (screen) => screen.press('security.recoveryCodes.kept'),
    'retry.requested': (screen) => screen.press('security.retry'),
    // Back to the list, or away from the browser's dialog.
    'section.closed': (screen, _, { failure }) => screen.press(failure ? 'security.back' : 'security.passkeys.cancel'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'security.passkeys'),
    'open.listing': listed,
    'open.listing.idle': listed,
    'open.listing.added': (screen) => screen.sees('status', 'security.passkeys.added'),
    'open.listing.named': (screen) => screen.sees('status', 'security.passkeys.named'),
    'open.listing.removed': (screen) => screen.sees('status', 'security.passkeys.removed'),
    'open.listing.cancelled': (screen) => screen.sees('status', 'security.passkeys.cancelled'),
    'open.listing.alreadyExists': (screen) => screen.sees('status', 'security.passkeys.taken'),
    'open.listing.unable': (screen) => screen.sees('status', 'security.passkeys.unable'),
    'open.listing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.preparing': working,
    'open.beginning': (screen) => screen.sees('form', 'security.passkeys.form'),
    'open.making': (screen) => screen.sees('status', 'security.passkeys.making'),
    'open.registering': working,
    'open.saving': (screen) => screen.reads('security.recoveryCodes.keep'),
    'open.renaming': (screen) => screen.sees('form', 'security.passkey.naming'),
    'open.removing': (screen) => screen.sees('form', 'security.passkey.removal'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('heading', 'security.passkeys'),
  },
  outcomes: {
    list: { left, failed: broken },
    checkAbility: { unable: { cannot: 'A page at an address has none; the journeys look at one.' }, failed: broken },
    beginForm: { sent: typesPassword('security.passkeys.begin'), left, failed: broken },
    makePasskey: {
      cancelled: { cannot: 'A device that Chromium plays says no before anybody can look; the journeys have it.' },
      taken: { cannot: 'It takes a device that has one before it is asked; the journeys have it.' },
      unable: { cannot: 'Chromium plays no device that can do less than we ask for.' },
      failed: { cannot: 'It takes a script that does not come.' },
    },
    keepPasskey: {
      // This fixture has no pending passkey.
      late: { fixture: 'memberWithPasskey' },
      offline: (gateway) => gateway.cut(),
    },
    nameForm: {
      sent: async (_, screen) => {
        await screen.fill('security.passkey.name', 'My phone');
        await screen.press('security.passkey.name.submit');
      },
      left,
      failed: broken,
    },
    removeForm: { sent: typesPassword('security.passkey.removeNow'), left, failed: broken },
  },
  endings: {
    list: 'tester',
    beginForm: 'tester',
    makePasskey: 'tester',
    keepPasskey: 'addPasskey',
    nameForm: 'tester',
    removeForm: 'tester',
  },
} satisfies Driver<typeof passkeysMachine>;
