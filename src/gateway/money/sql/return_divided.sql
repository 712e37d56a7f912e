-- Divides what comes back of stakes in their proportions. Odd minor units go to the granted part; each share grows with
-- the sum, so that a corrected sum moves all shares the same way.
create or replace function return_divided(stakes uuid[], stake bigint, returned bigint)
returns table (purpose text, amount bigint) language plpgsql stable
  set enable_seqscan to off as $$
declare
  rest bigint := returned;
  behind bigint;
  part record;
begin
  behind := coalesce((select sum(p.amount) from stake_parts(stakes) p), 0);
  purpose := 'main';
  amount := case when behind = 0 then returned else div(returned::numeric * (stake - behind), stake) end;
  return next;
  rest := returned - amount;
  for part in select * from stake_parts(stakes) loop
    purpose := part.purpose;
    amount := div(rest::numeric * part.amount, behind);
    rest := rest - amount;
    behind := behind - part.amount;
    return next;
  end loop;
end $$;
