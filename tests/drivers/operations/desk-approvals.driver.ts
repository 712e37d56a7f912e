import type { deskApprovalsMachine } from '../../../machines/operations/desk-approvals/desk-approvals.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a second operator. */
export const deskApprovalsDriver = {
  events: {
    'decision.requested': (screen, { act }) => screen.press(`desk.requests.${act}`),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('list', 'desk.requests.list'),
    'open.listing': (screen) => screen.hides('textbox', 'desk.act.reason'),
    'open.deciding': (screen, { act }) => screen.sees('region', `desk.requests.${act}.title`),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskApprovalsMachine>;
