-- A post or void refers to a pending transfer that has not expired, a reversal to one that was posted.
create or replace function ledger_refers() returns trigger language plpgsql set enable_seqscan to off as $$
declare
  named ledger_transfers;
begin
  select * into named from ledger_transfers where id = new.refers_to;
  if named.id is null or new.mode = 'reversal' and named.mode not in ('posted', 'post', 'partlyPost')
    or new.mode <> 'reversal' and named.mode <> 'pending' then
    raise exception 'ledger.notReferable' using errcode = 'MD005';
  end if;
  if new.mode in ('post', 'partlyPost') and named.ends_at <= new.created_at then
    raise exception 'ledger.over' using errcode = 'MD006';
  end if;
  return new;
end $$;

create or replace trigger ledger_transfers_refer
  before insert on ledger_transfers
  for each row
  when (new.refers_to is not null)
  execute function ledger_refers();
