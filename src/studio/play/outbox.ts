import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { type StudioAnswer, type StudioRequest, studioRequests } from '../../contract/play/studio';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { Unanswered, type Wire } from '../wire/wire';
import type { Studio } from './context';

type PortalReport =
  | { call: 'win'; body: StudioRequest<'win'> }
  | { call: 'rollback'; body: StudioRequest<'rollback'> }
  | { call: 'round-end'; body: StudioRequest<'round-end'> };

/**
 * Enqueues a report to the portal in the same transaction as its cause; it is sent under the same id until there is a
 * response.
 */
export const put = (tx: Query, round: { id: string }, { call, body }: PortalReport) =>
  tx.query('insert into outbox (id, round_id, call, body) values ($1, $2, $3, $4)', [
    body.transactionId,
    round.id,
    call,
    JSON.stringify(body),
  ]);

/** Lease of a report, s: after a crash others can send it. */
const LEASE = 10;
const LONGEST = 60;

/** Returns the delay after a number of attempts, s: doubled each time, up to a minute, plus or minus a fifth. */
export const delayAfter = (attempts: number, random = Math.random()): number =>
  Math.min(LONGEST, 2 ** (attempts - 1)) * (0.8 + 0.4 * random);

const row = v.object({
  id: v.string(),
  call: v.picklist(['win', 'rollback', 'round-end']),
  body: v.unknown(),
  attempts: v.number(),
});

function send(wire: Wire, call: PortalReport['call'], body: unknown): Promise<{ answer: StudioAnswer }> {
  if (call === 'win') return wire.call(call, v.parse(studioRequests[call], body));
  if (call === 'rollback') return wire.call(call, v.parse(studioRequests[call], body));
  return wire.call(call, v.parse(studioRequests[call], body));
}

/** Claims the report that is due longest, or the one with this id; at most one caller gets it. */
async function claimReport({ store }: Studio, id: string | null): Promise<v.InferOutput<typeof row> | null> {
  const { rows } = await store.pool.query(
    `update outbox set due_at = now() + make_interval(secs => $2), attempts = attempts + 1 where id = (
       select id from outbox where done_at is null and due_at <= now() and ($1::text is null or id = $1)
       order by due_at limit 1 for update skip locked)
     returning id, call, body, attempts`,
    [id, LEASE],
  );
  return rows[0] ? v.parse(row, rows[0]) : null;
}

/**
 * Sends one report and returns whether there was one. Responses are final, except `fatal` and `unknown`, which are
 * retried later.
 */
export async function deliver(studio: Studio, id: string | null = null): Promise<boolean> {
  const report = await claimReport(studio, id);
  if (!report) return false;
  const { pool } = studio.store;
  try {
    const { answer } = await send(studio.wire, report.call, report.body);
    if (answer.outcome === 'unknown' || answer.outcome === 'fatal') throw new Unanswered(answer.code);
    if (answer.outcome === 'refused')
      studio.log('outbox.refused', { id: report.id, call: report.call, code: answer.code });
    await pool.query('update outbox set done_at = now(), code = $2, balance = $3 where id = $1', [
      report.id,
      answer.code,
      answer.balance,
    ]);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (report.attempts > 3)
      studio.log('outbox.waits', { id: report.id, call: report.call, attempts: report.attempts, code: error.message });
    const wait = delayAfter(report.attempts);
    await pool.query('update outbox set due_at = now() + make_interval(secs => $2), code = $3 where id = $1', [
      report.id,
      wait,
      error.message,
    ]);
  }
  return true;
}

/** Longest time that a player's request waits for a report that another process is sending, ms. */
const WAIT_MS = 1_000;
const CHECK_MS = 50;

const reportRow = v.object({ id: v.string() });
const dueReport = async ({ store }: Studio, round: string): Promise<string | undefined> =>
  (await queryRows(store.pool, reportRow, 'select id from outbox where round_id = $1 and done_at is null', [round]))[0]
    ?.id;

/** Sends the report of a round, or waits briefly while another process sends it. The loop retries failures. */
export async function deliverReport(studio: Studio, round: string): Promise<void> {
  const due = await dueReport(studio, round);
  if (due === undefined || (await deliver(studio, due))) return;
  for (let waited = 0; waited < WAIT_MS && (await dueReport(studio, round)); waited += CHECK_MS)
    await setTimeout(CHECK_MS);
}
