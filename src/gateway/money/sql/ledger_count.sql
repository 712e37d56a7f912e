-- Number of entries of an account before a time (null: until now), of one kind or of all (null). Times never decrease
-- with the numbers, so the last entry before a time is found by binary search.
create or replace function ledger_count(account uuid, of_kind text,
  before timestamptz) returns bigint language plpgsql stable set enable_seqscan to off as $$
declare
  low bigint := 0;
  high bigint;
  half bigint;
begin
  if of_kind is null and before is null then
    select seq into high from ledger_entries where account_id = account order by seq desc limit 1;
    return coalesce(high, 0);
  elsif of_kind is null then
    select seq into high from ledger_entries
      where account_id = account and created_at < before order by created_at desc, seq desc limit 1;
    return coalesce(high, 0);
  end if;
  select nth into high from ledger_entries where account_id = account and kind = of_kind order by nth desc limit 1;
  if before is null or high is null then
    return coalesce(high, 0);
  end if;
  while low < high loop
    half := (low + high + 1) / 2;
    if (select created_at < before from ledger_entries
      where account_id = account and kind = of_kind and nth = half) then
      low := half;
    else
      high := half - 1;
    end if;
  end loop;
  return low;
end $$;
