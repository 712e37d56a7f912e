-- Called by gateways of the previous version only.
-- Money of a bonus in the wallet, minor units: none, as each bonus has an account of its own.
create or replace function bonus_left(one grants) returns bigint language sql immutable as $$
  select 0::bigint
$$;
