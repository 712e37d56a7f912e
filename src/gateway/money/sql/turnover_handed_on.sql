-- Moves open turnover from sender to receiver with a transfer between partners, oldest grant first, so that sending
-- money on does not shed its requirement.
create or replace function turnover_handed_on(transfer uuid, sender uuid, receiver uuid,
  moved bigint) returns void language plpgsql as $$
declare
  rest bigint := moved;
  money bigint;
  part bigint;
  owes bigint := 0;
  one record;
begin
  for one in select g.id, g.amount, g.owed, g.owed - g.worked_off - g.handed_on - g.given_up as open from grants g
    where g.owner_id = sender and g.ended_at is null and g.kind <> 'bonus' order by g.seq loop
    exit when rest = 0;
    -- The money behind the open turnover; a part of it carries its share of the turnover. Both are rounded up.
    money := div(one.open::numeric * one.amount + one.owed - 1, one.owed);
    part := case when rest >= money then one.open else div(one.open::numeric * rest + money - 1, money) end;
    rest := rest - least(rest, money);
    owes := owes + part;
    update grants set handed_on = handed_on + part, ended_at = case when part = one.open then app_now() end
      where id = one.id;
    insert into grant_parts values (one.id, transfer, part);
  end loop;
  if owes > 0 then
    perform turnover_granted(transfer, receiver, 'received', moved - rest, owes);
  end if;
end $$;
