import * as v from 'valibot';
import { LIVE_TOPICS, type LiveTopic } from '../../../contract/platform/live-endpoints';

/** Channel on which gateways notify each other of changes. */
export const CHANNEL = 'maidan_live';

/**
 * Change for the streams: of an account, or of the site (`accountId` null). `about`: the lottery of a draw. `id`: the
 * same at all gateways.
 */
export type Change = { id: string; topic: LiveTopic; accountId: string | null; about: string | null };

/** Most changes taken at a time, and in a notification, whose payload PostgreSQL limits to 8,000 bytes. */
const TAKEN = 2_000;
const NOTIFIED = 100;

/**
 * Takes committed changes and notifies all gateways of them, each only once. Gateways do not wait for each other's
 * rows; without changes it writes nothing.
 */
export const ANNOUNCE = `
  with taken as (
    delete from live_changes where ctid = any (array(select ctid from live_changes limit ${TAKEN} for update skip locked))
    returning topic, account_id, about
  ), numbered as (
    select topic, account_id, about, (row_number() over () - 1) / ${NOTIFIED} as part
    from (select distinct topic, account_id, about from taken) change
  )
  select pg_notify('${CHANNEL}', json_build_object('id', gen_random_uuid(),
    'changes', json_agg(json_build_array(topic, account_id, about)))::text)
  from numbered group by part`;

const notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.string(),
    changes: v.array(v.tuple([v.string(), v.nullable(v.string()), v.nullable(v.string())])),
  }),
);

const isTopic = (topic: string): topic is LiveTopic => LIVE_TOPICS.some((known) => known === topic);

/** Returns the changes of a notification, without topics that only a newer gateway knows. */
export function changesOf(payload: string | undefined): Change[] {
  const { id, changes } = v.parse(notification, payload);
  return changes.flatMap(([topic, accountId, about], nth) =>
    isTopic(topic) ? [{ id: `${id}.${nth}`, topic, accountId, about }] : [],
  );
}
