-- Tests whether a player gets no rewards: a trial, a pause, an exclusion, or an exhausted deposit limit.
create or replace function rewards_barred(player uuid) returns boolean language sql stable as $$
  select coalesce((
    select a.type = 4 or a.blocked or gaming_block(a.id) is not null
      or coalesce(deposit_limit_left(a.id) - deposits_payable(a.id) <= 0, false)
    from accounts a where a.id = player), true)
$$;
