import { revealAct } from '../../../machines/operations/audit-samples';
import type { deskAuditMachine } from '../../../machines/operations/desk-audit/desk-audit.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an owner in the audit. */
export const deskAuditDriver = {
  events: {
    'act.selected': (screen) => screen.press('desk.queue.open', { number: revealAct.command }),
    'act.closed': (screen) => screen.press('desk.review.close'),
    'export.requested': (screen) => screen.press('desk.audit.export'),
    'export.acknowledged': (screen, _, { failure }) => screen.press(failure ? 'security.back' : 'desk.act.continue'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'desk.audit.title'),
    'open.choosing': 'passes',
    'open.listing': (screen) => screen.sees('button', 'desk.audit.export'),
    'open.reading': (screen) => screen.sees('heading', 'desk.audit.record'),
    'open.reading.loading': (screen) => screen.sees('status', 'page.loading'),
    'open.reading.visible': (screen) => screen.sees('heading', 'desk.audit.seen'),
    'open.reading.unread': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.exporting': (screen) => screen.sees('heading', 'desk.audit.export'),
    'open.exporting.explaining': (screen) => screen.sees('textbox', 'desk.act.reason'),
    'open.exporting.saving': (screen) => screen.sees('status', 'page.loading'),
    'open.exporting.saved': (screen) => screen.sees('button', 'desk.act.continue'),
    'open.exporting.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskAuditMachine>;
