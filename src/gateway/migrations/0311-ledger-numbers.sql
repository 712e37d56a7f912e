-- Number of an account's entries of a kind, without counting them: each has its number among those of its kind, as `seq` is its number among
-- all. So a page of the record is read where it begins, and a total is the difference of two numbers. A hold is marked: what has become of it
-- is asked of holds alone.
alter table ledger_entries add column kind text, add column nth bigint, add column held boolean;
alter table ledger_entries disable trigger user;
update ledger_entries e set kind = n.kind, nth = n.nth, held = n.held
from (
  select e.account_id, e.seq, t.kind, t.mode = 'pending' as held, row_number() over (partition by e.account_id, t.kind order by e.seq) as nth
  from ledger_entries e join ledger_transfers t on t.id = e.transfer_id) n
where n.account_id = e.account_id and n.seq = e.seq;
alter table ledger_entries enable trigger user;
alter table ledger_entries alter column kind set not null, alter column nth set not null, alter column held set not null;
create unique index ledger_entries_nth on ledger_entries (account_id, kind, nth);
create index ledger_entries_held on ledger_entries (account_id, seq) where held;

-- After the trigger that computes the balance, which holds the account: triggers fire in the order of their names.
create function ledger_entry_numbered() returns trigger language plpgsql as $$
begin
  select kind, mode = 'pending' into new.kind, new.held from ledger_transfers where id = new.transfer_id;
  new.nth := 1 + coalesce((select nth from ledger_entries where account_id = new.account_id and kind = new.kind order by nth desc limit 1), 0);
  return new;
end $$;
create trigger ledger_entry_numbered before insert on ledger_entries for each row execute function ledger_entry_numbered();

-- How many entries an account has before a time (null: until now), of a kind or of all (null). Times never fall with the numbers, so the last
-- one before a time is found by halving.
create function ledger_count(account uuid, of_kind text, before timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  half bigint;
begin
  if of_kind is null and before is null then
    select seq into high from ledger_entries where account_id = account order by seq desc limit 1;
    return coalesce(high, 0);
  elsif of_kind is null then
    select seq into high from ledger_entries where account_id = account and created_at < before order by created_at desc, seq desc limit 1;
    return coalesce(high, 0);
  end if;
  select nth into high from ledger_entries where account_id = account and kind = of_kind order by nth desc limit 1;
  if before is null or high is null then
    return coalesce(high, 0);
  end if;
  while low < high loop
    half := (low + high + 1) / 2;
    if (select created_at < before from ledger_entries where account_id = account and kind = of_kind and nth = half) then
      low := half;
    else
      high := half - 1;
    end if;
  end loop;
  return low;
end $$;

create index deposits_account_state on deposits (account_id, state, number desc);
create index withdrawals_account_state on withdrawals (account_id, state, number desc);
