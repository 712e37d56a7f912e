-- Remaining deposit allowance, minor units: the minimum over all limits that the player has set. Null without a limit.
create or replace function deposit_limit_left(owner uuid) returns bigint language sql stable as $$
  select min(greatest(amount - deposited_in(owner, period), 0)) from deposit_limits
    where account_id = owner and amount is not null
$$;
