import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditAct } from '../../../../../machines/operations/desk-audit/desk-audit.machine';
import type { BadgeTone } from '../../../../ui/badge';

export const kindWords: Record<AuditAct['kind'], MessageDescriptor> = {
  act: msg({ id: 'desk.audit.kind.act', message: 'Action' }),
  reading: msg({ id: 'desk.audit.kind.reading', message: 'Viewed or rejected' }),
  seen: msg({ id: 'desk.audit.kind.seen', message: 'Sensitive data viewed' }),
};
export const kindTone: Record<AuditAct['kind'], BadgeTone> = { act: 'field', reading: 'plain', seen: 'gold' };

export const originWords: Record<AuditAct['origin'], MessageDescriptor> = {
  desk: msg({ id: 'desk.audit.origin.desk', message: 'Desk' }),
  command: msg({ id: 'desk.audit.origin.command', message: 'Command line' }),
};

export const seenWords: Record<AuditAct['seen'][number], MessageDescriptor> = {
  contacts: msg({ id: 'desk.audit.seen.contacts', message: 'Name and contact details' }),
  payees: msg({ id: 'desk.audit.seen.payees', message: 'Withdrawal accounts' }),
  addresses: msg({ id: 'desk.audit.seen.addresses', message: 'IP addresses' }),
  delivery: msg({ id: 'desk.audit.seen.delivery', message: 'Delivery address' }),
  pictures: msg({ id: 'desk.audit.seen.pictures', message: 'Pictures from the player' }),
  conversation: msg({ id: 'desk.audit.seen.conversation', message: 'Live chat with the player' }),
  audit: msg({ id: 'desk.audit.seen.audit', message: 'The audit' }),
};

const OUTCOMES = new Map<string, MessageDescriptor>([
  ['done', msg({ id: 'desk.audit.outcome.done', message: 'Done' })],
  ['asked', msg({ id: 'desk.audit.outcome.asked', message: 'Waits for a second operator' })],
]);
/** Words for an outcome; undefined for the code of a rejection. */
export const outcomeWords = (outcome: string): MessageDescriptor | undefined => OUTCOMES.get(outcome);
/** Tone of an outcome: a rejection stands out. */
export const outcomeTone = (outcome: string): BadgeTone =>
  outcome === 'done' ? 'plain' : outcome === 'asked' ? 'gold' : 'alert';
