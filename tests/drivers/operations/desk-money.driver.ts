import type { deskMoneyMachine } from '../../../machines/operations/desk-money/desk-money.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator on the page of the site's money. */
export const deskMoneyDriver = {
  events: {
    'file.requested': (screen) => screen.press('desk.money.file'),
    'verification.requested': (screen) => screen.press('desk.do.verifyLedger'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'desk.money.title'),
    'open.reading': (screen) => screen.sees('button', 'desk.do.verifyLedger'),
    'open.reading.idle': (screen) => screen.hides('status', 'desk.money.saved'),
    'open.reading.saving': async (screen) => {
      await screen.sees('button', 'desk.money.file');
      await screen.hides('status', 'desk.money.saved');
    },
    'open.reading.saved': (screen) => screen.sees('status', 'desk.money.saved'),
    'open.reading.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.acting': (screen) => screen.sees('region', 'desk.do.verifyLedger'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskMoneyMachine>;
