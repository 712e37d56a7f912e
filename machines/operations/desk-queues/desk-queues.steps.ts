import type { Steps } from '../../../src/atlas';
import { notThere, ownFault } from '../../steps';
import { letterPage, startPage } from '../common.steps';
import type { deskQueuesMachine } from './desk-queues.machine';

/** Steps for testers on the start page of the desk. */
export const deskQueuesSteps = {
  begins: {
    'an operator': { input: 'without a queue', ...startPage },
    'the address of a letter': { input: 'by the address of a letter', ...letterPage },
  },
  events: {
    'queue.selected': { 'held wins': {} },
    'overview.requested': { 'by the operator': {} },
    'retry.requested': { 'by the operator': notThere },
  },
  outcomes: { list: { failed: ownFault }, queue: { failed: ownFault } },
} satisfies Steps<typeof deskQueuesMachine>;
