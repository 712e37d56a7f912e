import { assign, setup } from 'xstate';
import type { securityCentreMachine } from '../security-centre/security-centre.machine';

export type MemberCentreInput = { page: string };
/** `accountClosed`: the player has closed the account in it. */
export type MemberCentreOutput = { accountClosed: boolean };

/** The member centre: a menu of pages, one of them open. Meets s2.member-centre.*. */
export const memberCentreMachine = setup({
  types: {
    context: {} as { page: string; accountClosed: boolean },
    events: {} as { type: 'page.chosen'; page: string } | { type: 'retry.requested' } | { type: 'dialog.closed' },
    input: {} as MemberCentreInput,
    output: {} as MemberCentreOutput,
    children: {} as { securityCentre: 'securityCentre' },
    tags: {} as 'rejected',
  },
  actors: { securityCentre: {} as typeof securityCentreMachine },
  guards: { isSecurity: ({ context }) => context.page === 'securityCenter' },
  actions: {
    keepPage: assign({ page: (_, params: { page: string }) => params.page }),
    noteClosed: assign({ accountClosed: true }),
  },
}).createMachine({
  id: 'member-centre',
  context: ({ input }) => ({ ...input, accountClosed: false }),
  initial: 'opening',
  output: ({ context }) => ({ accountClosed: context.accountClosed }),
  on: {
    'page.chosen': { target: '.opening', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) } },
    'dialog.closed': '.left',
  },
  states: {
    opening: {
      description: 'Which page is it?',
      meta: { requirements: ['s2.member-centre.menu', 's2.member-centre.menu-short', 's9.const.member-menu-size'] },
      always: [{ guard: 'isSecurity', target: 'security' }, { target: 'coming' }],
    },
    security: {
      description: 'My account: the security centre, the default page.',
      meta: { requirements: ['s2.member-centre.security-center', 's2.member-centre.default-page', 's9.const.default-pages'] },
      invoke: { id: 'securityCentre', src: 'securityCentre', onDone: { target: 'left', actions: 'noteClosed' }, onError: 'failed' },
    },
    coming: {
      description: 'A page that comes later says so.',
      meta: { requirements: ['s2.member-centre.menu'] },
    },
    failed: {
      description: 'The page broke down: it can be opened again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      on: { 'retry.requested': 'opening' },
    },
    left: { description: 'The member centre is closed.', meta: { requirements: ['s2.modal.member-centre'] }, type: 'final' },
  },
});
