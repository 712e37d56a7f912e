-- The settled bet of an order. Trials have none, because they play without money.
create or replace function lottery_fact(o lottery_orders, event text, kind text, valid bigint, result bigint,
  proof text, told timestamptz) returns bet_facts
language sql as $$
  select row(gen_random_uuid(), o.account_id, '{}', 'lottery', o.id, 1, event, kind, null, o.lottery || ' ' || o.issue,
    'MAIDAN_DRAWS', o.lottery, 'LOTT',
    o.stake, valid, result, case kind when 'cancelled' then 0 else o.granted end, '',
    o.created_at, greatest(told, o.created_at),
    array(select o.number || '-' || nth from generate_series(1, cardinality(o.transfers)) nth), o.transfers,
      proof)::bet_facts
$$;
