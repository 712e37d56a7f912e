import { msg } from '@lingui/core/macro';
import type { IncomeBill } from '../../../contract/agents/agent-income';
import type { BadgeTone } from '../../../ui/badge';

export const billWords = {
  paid: msg({ id: 'contracts.bill.paid', message: 'Paid' }),
  held: msg({ id: 'contracts.bill.held', message: 'Held' }),
  nothing: msg({ id: 'contracts.bill.nothing', message: 'Nothing to pay' }),
} satisfies Record<IncomeBill['state'], unknown>;

export const billTones: Record<IncomeBill['state'], BadgeTone> = { paid: 'field', held: 'gold', nothing: 'plain' };
