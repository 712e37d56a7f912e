import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CashIn } from '../../../../../contract';
import { moment, money } from '../../../../../ui/format';

const STATES = {
  pending: { tone: 'gold', name: msg({ id: 'cashIn.state.pending', message: 'Being checked' }) },
  confirmed: { tone: 'field', name: msg({ id: 'cashIn.state.confirmed', message: 'Confirmed' }) },
  rejected: { tone: 'alert', name: msg({ id: 'cashIn.state.rejected', message: 'Rejected' }) },
  cancelled: { tone: 'plain', name: msg({ id: 'cashIn.state.cancelled', message: 'Cancelled' }) },
  expired: { tone: 'plain', name: msg({ id: 'cashIn.state.expired', message: 'Not confirmed' }) },
} as const satisfies Record<CashIn['state'], unknown>;

/** Status of a cash-in in a word. */
export const stateOf = ({ state }: CashIn) => STATES[state];

/** Explains the status: when it is decided at the latest, or its outcome (own.cash-in.page). */
export function meaningOf({ state, expiresAt, received, amount, reason }: CashIn, language: string): MessageDescriptor {
  const until = moment(expiresAt, language);
  const credited = money(received ?? amount, language);
  const why = reason ?? '';
  const words = {
    pending: msg({
      id: 'cashIn.means.pending',
      message: `We compare it with our statement and decide by ${until}. You get a message.`,
    }),
    confirmed: msg({ id: 'cashIn.means.confirmed', message: `${credited} has been added to your wallet.` }),
    rejected: msg({ id: 'cashIn.means.rejected', message: `Nothing was added. Reason: ${why}` }),
    cancelled: msg({ id: 'cashIn.means.cancelled', message: 'You cancelled this report. Nothing was added.' }),
    expired: msg({
      id: 'cashIn.means.expired',
      message: 'We could not confirm it in time. If you did send it, report it again or contact customer service.',
    }),
  } satisfies Record<CashIn['state'], MessageDescriptor>;
  return words[state];
}
