-- VIP level of an account on a day.
create or replace function vip_level_on(account uuid, on_day date) returns smallint language sql stable as $$
  select coalesce((select level from vip_history where account_id = account and day <= on_day
    order by day desc limit 1), 0::smallint)
$$;
