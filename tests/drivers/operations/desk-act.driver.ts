import type { deskActMachine } from '../../../machines/operations/desk-act/desk-act.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator who performs an act. */
export const deskActDriver = {
  events: {
    'act.acknowledged': (screen) => screen.press('desk.act.continue'),
    'act.corrected': (screen) => screen.press('desk.act.corrected'),
    'act.revised': (screen) => screen.press('desk.act.revise'),
    'act.cancelled': (screen) => screen.press('security.back'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    confirming: (screen) => screen.sees('textbox', 'desk.act.reason'),
    performing: (screen) => screen.sees('status', 'desk.act.sending'),
    steppingUp: (screen) => screen.sees('textbox', 'desk.act.code'),
    differing: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    done: (screen) => screen.sees('status', 'desk.act.done'),
    waiting: (screen) => screen.sees('status', 'desk.act.waiting'),
    conflicted: (screen) => screen.sees('alert', 'desk.act.conflict'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    ended: (screen) => screen.hides('textbox', 'desk.act.reason'),
  },
} satisfies Driver<typeof deskActMachine>;
