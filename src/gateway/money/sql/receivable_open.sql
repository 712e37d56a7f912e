-- A player's open debt, minor units.
create or replace function receivable_open(player uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount - collected - waived), 0)::bigint from receivables
    where account_id = player and ended_at is null
$$;
