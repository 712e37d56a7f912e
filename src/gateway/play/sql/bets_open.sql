-- Tests whether a player has an undecided bet; a free round counts.
create or replace function bets_open(player uuid) returns boolean language sql stable as $$
  select exists (select from studio_rounds where account_id = player and ended_at is null and bets > 0)
    or exists (select from lottery_orders where account_id = player and state in ('placed', 'closed'))
$$;
