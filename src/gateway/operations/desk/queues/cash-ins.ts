import { sql } from 'drizzle-orm';
import { cashInForOperators, cashInPictureForOperators, cashInPictureIds } from '../../../money';
import { weightOf } from '../../ops/command';
import { fieldOf, groupOf, type Queue } from './queue';

const time = (iso: string): string => String(Date.parse(iso));

/**
 * Transfers that players report. A confirmation names what the statement of the receiving wallet shows; the player
 * reads the reason of a rejection (`own.desk-queue.cash-ins`).
 */
export const cashInQueue: Queue = {
  list: 'cash-ins list',
  show: 'cash-ins show',
  targetHours: 1,
  letter: 'M',
  items: (condition) => sql`
    select m.number::text as key, null as title, a.user_name as player, coalesce(m.received, m.amount) as amount,
      case m.state when 'pending' then 'new' else 'decided' end as state, m.created_at as since, l.version
    from cash_ins m join accounts a on a.id = m.account_id join lifecycles l on l.id = m.id
    where ${condition}`,
  isOpen: sql`m.state = 'pending'`,
  key: sql`m.number`,
  groups: async (ctx, { id }) => {
    const found = await cashInForOperators(ctx, id);
    const isPending = found.state === 'pending';
    return [
      groupOf('transfer', [
        fieldOf('sum', 'money', found.amount),
        fieldOf('wallet', 'code', found.wallet),
        fieldOf('sentTo', 'code', found.to),
        fieldOf('sender', 'code', found.sender),
        fieldOf('reference', 'code', found.reference),
        fieldOf('user', 'user', found.user),
        fieldOf('account', 'code', found.blocked ? 'blocked' : found.pause ? 'paused' : null),
        fieldOf('since', 'time', time(found.createdAt)),
        fieldOf('until', 'time', isPending ? time(found.expiresAt) : null),
      ]),
      ...(isPending
        ? []
        : [
            groupOf('received', [
              fieldOf('verdict', 'code', found.state),
              fieldOf('received', 'money', found.received),
              fieldOf('receivedFrom', 'code', found.receivedFrom),
              fieldOf('decidedBy', 'code', found.decidedBy),
              fieldOf('finding', 'text', found.reason),
            ]),
          ]),
    ];
  },
  pictures: { command: 'cash-ins pictures', ids: cashInPictureIds, read: cashInPictureForOperators },
  acts: {
    confirmTransfer: {
      command: 'cash-ins confirm',
      stepUp: true,
      args: ({ id }, _text, statement) =>
        statement ? [id, statement.amount, statement.sender, ...(statement.isCorrected ? ['corrected'] : [])] : [id],
      needsTwo: (ctx, { amount }) => amount !== null && weightOf(ctx, amount).needsTwo,
    },
    reject: { command: 'cash-ins reject', stepUp: true },
  },
};
