import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { TIMELINE_KINDS, type timelineQuery } from '../../../contract/operations/players';
import { alertTextsByIds, mustExist } from '../../identity';
import { aboutOf } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { betTitles } from '../../play';
import { readPosition, writePosition } from '../position';
import { masksOf, revealedUntil } from './reveal';
import { sourceSql, TIMELINE_SOURCES, type TimelinePosition } from './timeline-sources';

type Timeline = DeskValue<'timeline'>;
type TimelineInput = v.InferOutput<typeof timelineQuery>;

const nullable = v.nullable(v.string());
const eventRow = v.object({
  id: v.string(),
  at: v.pipe(v.string(), v.transform(Number)),
  /** Microseconds: the order of rows, with the id. */
  rank: v.string(),
  kind: v.picklist(TIMELINE_KINDS),
  what: v.string(),
  outcome: nullable,
  amount: v.nullable(v.pipe(v.string(), v.toBigint())),
  reference: nullable,
  by: nullable,
  text: nullable,
});
type EventRow = v.InferOutput<typeof eventRow>;

/**
 * Returns what has happened to a player, newest first, by the position of the page before, all or of a kind
 * (`own.desk-player.timeline`). Each source is read from its index as far as the page needs. Throws `account.unknown`.
 */
export const timelineOf = (
  ctx: ModuleContext,
  { user, kind, language, after, size }: TimelineInput,
  operator: string,
): Promise<Timeline> =>
  readAtOnce(ctx, async (tx, within) => {
    const player = await mustExist(within, user);
    const isRevealed = (await revealedUntil(tx, player.userName, operator)) !== null;
    const page = { kind, after: after === undefined ? null : positionIn(after), limit: size + 1 };
    const selects = TIMELINE_SOURCES.filter(({ kinds }) => !kind || kinds.includes(kind)).map((source) =>
      sourceSql(source, player, page),
    );
    const rows = await queryRows(
      tx,
      eventRow,
      sql`select t.id, epoch_ms(t.at)::text as at, (extract(epoch from t.at) * 1000000)::bigint::text as rank, t.kind,
          t.what, t.outcome, t.amount::text, t.reference, t.by, t.text
        from (${sql.join(selects, sql` union all `)}) t order by t.at desc, t.id collate "C" desc limit ${size + 1}`,
    );
    const list = rows.slice(0, size);
    const last = rows.length > size ? list.at(-1) : undefined;
    const described = await describe(tx, player.id, list, { language, zone: within.config.siteZone });
    return {
      list: described.map((row) => renderEvent(row, isRevealed)),
      next: last ? writePosition(last.rank, last.id) : null,
    };
  });

/** Name of the source of a row, and its id there. */
const sourceOf = ({ id }: EventRow): [string, string] => {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
};

/** Replaces ids of alerts, games and transfers by titles and numbers for people. */
async function describe(
  tx: Tx,
  accountId: string,
  rows: EventRow[],
  reader: { language: TimelineInput['language']; zone: string },
): Promise<EventRow[]> {
  const ofSource = (name: string) => rows.filter((row) => sourceOf(row)[0] === name);
  const alerts = await alertTextsByIds(
    tx,
    ofSource('alert').map((row) => sourceOf(row)[1]),
    reader,
  );
  const titles = await betTitles(
    tx,
    ofSource('bet').map(({ what }) => ({ game: what })),
    reader.language,
  );
  const entries = ofSource('entry').map((row) => ({ id: sourceOf(row)[1], kind: row.what.slice('money.'.length) }));
  const about = await aboutOf(tx, accountId, entries);
  return rows.map((row) => {
    const [source, id] = sourceOf(row);
    if (source === 'alert') return { ...row, what: alerts.find((alert) => alert.id === id)?.title ?? '' };
    if (source === 'bet') return { ...row, what: titles.get(row.what)?.gameName ?? row.what };
    if (source !== 'entry') return row;
    const { number, counterpart } = about(id);
    return { ...row, reference: number ?? counterpart ?? row.reference };
  });
}

/** Returns the address of the item that a row is about; null for rows about none. */
function addressIn(row: EventRow): Timeline['list'][number]['item'] {
  const [source, id] = sourceOf(row);
  if (source === 'step') return { queue: 'withdrawals', id: id.split(' ')[0] ?? '' };
  if (source === 'letter' && row.reference) return { queue: 'feedback', id: row.reference };
  return null;
}

/** Renders a row; the address of an event is masked unless it has been revealed. */
function renderEvent(event: EventRow, isRevealed: boolean): Timeline['list'][number] {
  const { rank: _, amount, ...row } = event;
  const isAddress = row.id.startsWith('event:') && row.reference !== null;
  return {
    ...row,
    item: addressIn(event),
    amount: amount === null ? null : toWire(amount),
    reference: isAddress ? masksOf(isRevealed).address(row.reference ?? '') : row.reference,
  };
}

/** Returns the row after which a page starts; throws `request.invalid` for any other text. */
function positionIn(after: string): TimelinePosition {
  const [at = '', id = ''] = readPosition(after, /^(\d{1,16}) (\w+:[\w -]{1,64})$/);
  return { at, id };
}
