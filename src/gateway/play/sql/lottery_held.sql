-- Holds an order's stake.
create or replace function lottery_held(p jsonb, asked jsonb) returns void language sql as $$
  select ledger_transfer(jsonb_build_object('id', asked ->> 'hold', 'key', 'lottery:' || (asked ->> 'id') || ':hold',
    'kind', 'bet', 'hash', p ->> 'hash',
    'mode', 'pending', 'entries', jsonb_build_array(
      jsonb_build_object('owner', p ->> 'accountId', 'purpose', 'main', 'shard', 0, 'amount',
        '-' || (asked ->> 'stake')),
      jsonb_build_object('owner', p ->> 'accountId', 'purpose', 'locked', 'shard', 0, 'amount', asked ->> 'stake'))))
$$;
