import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../../contract/money/money';
import { queryRow } from '../../../platform/database/query';
import { fieldOf, groupOf, type Queue } from './queue';

const holdRow = v.object({
  user: v.string(),
  studio: v.string(),
  game: v.nullable(v.string()),
  round: v.nullable(v.string()),
  transaction: v.string(),
  kind: v.string(),
  why: v.string(),
  amount: v.pipe(v.string(), v.toBigint()),
  since: v.string(),
});

/** Credits of studios that exceed a limit. */
export const studioHoldQueue: Queue = {
  list: 'studio holds',
  show: 'studio holds',
  targetHours: 24,
  letter: null,
  items: (condition) => sql`
    select h.id::text as key, concat_ws(' · ', h.studio_id, h.game_id) as title, a.user_name as player, h.amount,
      case h.state when 'held' then 'new' else 'decided' end as state, h.created_at as since, l.version
    from studio_holds h join accounts a on a.id = h.account_id join lifecycles l on l.id = h.id
    where ${condition}`,
  isOpen: sql`h.state = 'held'`,
  key: sql`h.id`,
  groups: async ({ db }, { key }) => {
    const hold = await queryRow(
      db,
      holdRow,
      sql`select a.user_name as user, h.studio_id as studio, h.game_id as game, h.round_id as round,
          h.transaction_id as transaction, h.kind, h.reason as why, h.amount::text,
          epoch_ms(h.created_at)::text as since
        from studio_holds h join accounts a on a.id = h.account_id where h.id = ${key}::uuid`,
    );
    return [
      groupOf('credit', [
        fieldOf('user', 'user', hold.user),
        fieldOf('sum', 'money', toWire(hold.amount)),
        fieldOf('kind', 'code', hold.kind),
        fieldOf('why', 'code', hold.why),
        fieldOf('since', 'time', hold.since),
        fieldOf('studioCode', 'code', hold.studio),
        fieldOf('game', 'code', hold.game),
        fieldOf('round', 'code', hold.round),
        fieldOf('transaction', 'code', hold.transaction),
      ]),
    ];
  },
  acts: {
    release: { command: 'studio release', stepUp: true },
    reverse: { command: 'studio reverse', stepUp: true },
  },
};
