import { type SQL, sql } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';

const { within, partly } = GATEWAY_SETTINGS.opposition;

/** SQL condition: two stakes are close enough to hedge each other, wholly or in part. */
export const hedgesSql = (stake: SQL, other: SQL): SQL =>
  sql`least(${stake}, ${other}) * 100 >= ${partly} * greatest(${stake}, ${other})`;

/** SQL condition: two stakes differ by so little that they hedge each other wholly. */
export const hedgesWhollySql = (stake: SQL, other: SQL): SQL =>
  sql`least(${stake}, ${other}) * 100 >= ${100 - within} * greatest(${stake}, ${other})`;

/**
 * SQL lateral join of rounds `r` with their weight: `counts`, the part of the larger stake that the smaller covers, 1
 * if nearly all; and `hedged`, the smaller stake. A round without stakes counts as a whole.
 */
export const weighedSql = sql`cross join lateral (
  select least(a, b) as hedged, case when a is null or ${hedgesWhollySql(sql`a`, sql`b`)} then 1
      else least(a, b) / greatest(a, b) end as counts
    from (select (r.reasons -> 'stakes' ->> 0)::numeric as a, (r.reasons -> 'stakes' ->> 1)::numeric as b) stakes) w`;

/**
 * SQL aggregate over a pair's rounds `r`, weighed: the number of whole rounds that its opposition equals. Rounds with
 * unequal stakes count in part, and only as far as they outweigh rounds in which both won or both lost: independent
 * players oppose each other about as often as not, while a hedge never loses on both sides.
 */
export const opposedSql = (which: SQL): SQL => sql`floor(
  coalesce(sum(w.counts) filter (where r.kind = 'opposite' and w.counts = 1 and ${which}), 0)
  + coalesce(sum(w.counts) filter (where r.kind = 'opposite' and w.counts < 1 and ${which}), 0)
    * greatest(0, 1 - coalesce(sum(w.hedged) filter (where r.kind = 'alike' and ${which}), 0)
      / nullif(sum(w.hedged) filter (where r.kind = 'opposite' and ${which}), 0)))::int`;
