-- Ends the part of a deposit's open turnover that belongs to money that has left again, minor units. Called with the
-- wallet locked.
create or replace function turnover_reversed(of_transfer uuid, reversed bigint) returns void language sql as $$
  update grants g set given_up = given_up + p.part, ended_at = case when p.part = p.open then app_now() end
    from (select id, o.open, least(o.open, div(owed::numeric * reversed + amount - 1, amount)::bigint) as part
      from grants cross join lateral (select owed - worked_off - handed_on - given_up as open) o
      where transfer_id = of_transfer and kind = 'deposit' and ended_at is null) p
    where g.id = p.id
$$;
