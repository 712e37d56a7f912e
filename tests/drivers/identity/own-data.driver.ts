import type { ownDataMachine } from '../../../machines/identity/own-data/own-data.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from './passwords';

/** Steps of a tester who requests and downloads the own data. */
export const ownDataDriver = {
  events: {
    // Within a day after a request there is no button, and a file that can be replaced has another.
    'request.requested': (screen, _, { status }) => {
      if (status?.nextAt !== null) return 'itself';
      return screen.press(status.state === 'ready' ? 'ownData.replace' : 'ownData.request');
    },
    'refresh.requested': (screen) => screen.press('ownData.refresh'),
    'download.requested': (screen, { format }) => screen.press(`ownData.${format}`),
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': (screen) => screen.press('security.back'),
  },
  states: {
    viewing: (screen) => screen.sees('heading', 'ownData.title'),
    'viewing.loading': (screen, { status }) =>
      status?.state === 'pending' ? screen.busy('ownData.refresh') : screen.sees('status', 'page.loading'),
    'viewing.absent': (screen) => screen.hides('button', 'ownData.html'),
    'viewing.absent.none': (screen) => screen.sees('status', 'ownData.none'),
    'viewing.absent.expired': (screen) => screen.sees('status', 'ownData.expired'),
    'viewing.absent.unmade': (screen) => screen.sees('alert', 'ownData.unmade'),
    'viewing.pending': (screen) => screen.sees('status', 'ownData.pending'),
    'viewing.ready': (screen) => screen.reads('ownData.formats'),
    'viewing.ready.idle': (screen) => screen.hides('alert'),
    'viewing.ready.saving': (screen, { format }) => screen.busy(`ownData.${format}`),
    'viewing.ready.saved': (screen) => screen.sees('status', 'ownData.saved'),
    'viewing.ready.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'viewing.failed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    requesting: (screen) => screen.sees('form', 'ownData.form'),
    left: (screen) => screen.hides('heading', 'ownData.title'),
  },
  outcomes: {
    readStatus: {
      none: { fixture: 'member' },
      pending: { fixture: 'memberDataPending' },
      ready: { fixture: 'memberDataReady' },
      'ready for a day': { fixture: 'memberDataOld' },
      expired: { fixture: 'memberDataExpired' },
      'expired within a day': { cannot: 'It takes a site with files that expire within a day.' },
      failed: { fixture: 'memberDataUnmade' },
      offline: (gateway) => gateway.cut(),
    },
    form: {
      sent: async (_, screen) => {
        await screen.fill('security.password', passwordOf('player'));
        await screen.press('ownData.submit');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    saveParts: {
      saved: { fixture: 'memberDataReady' },
      gone: { fixture: 'memberDataExpired' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { readStatus: 'ownData', form: 'tester', saveParts: 'ownDataPart' },
} satisfies Driver<typeof ownDataMachine>;
