import type { Samples } from '../../src/atlas';
import type { withdrawalLifecycleMachine } from './withdrawal-lifecycle.machine';

/** What can be agreed on, and who can say what of a withdrawal. */
export const withdrawalLifecycleSamples = {
  inputs: {
    'as it is by default': { playerCancels: false, forcedReceiptRefunds: false, autoConfirmMinutes: 30 },
    'may be cancelled, forced receipts are returned': { playerCancels: true, forcedReceiptRefunds: true, autoConfirmMinutes: 30 },
  },
  events: {
    'player.cancelled': { 'by the player': {} },
    'player.received': { 'by the player': {} },
    'player.notReceived': { 'by the player': {} },
    'player.partiallyReceived': { 'by the player': {} },
    'ops.approved': { 'by an operator': {} },
    'ops.rejected': { 'by an operator': {} },
    'ops.disbursed': { 'by an operator': {} },
    'ops.paidAgain': { 'by an operator': {} },
    'ops.refunded': { 'by an operator': {} },
    'ops.refused': { 'by an operator': {} },
  },
  outcomes: {},
} satisfies Samples<typeof withdrawalLifecycleMachine>;
