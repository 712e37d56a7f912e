-- Progress of a player between two moments by a metric, in one category or (null) all.
create or replace function reached_between(player uuid, since timestamptz, till timestamptz, metric text,
  of_category text) returns bigint language sql stable as $$
  select case metric when 'validBet' then coalesce(sum(valid_bet), 0) when 'bets' then coalesce(sum(bets), 0)
    else count(distinct game) end::bigint
  from played_between(player, since, till) where of_category is null or category = of_category
$$;
