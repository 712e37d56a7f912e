-- Own share of a valid bet: granted money earns nothing but the turnover of grants.
create or replace function own_valid_bet(valid_bet bigint, stake bigint, granted bigint) returns bigint
language sql immutable as $$
  select case when granted = 0 then valid_bet else div(valid_bet::numeric * (stake - granted), stake)::bigint end
$$;
