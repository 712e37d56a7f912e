-- Who has not enough is told how much there is: what is refused says whose account it is, and what was in it.
create or replace function ledger_entry_computed() returns trigger language plpgsql set enable_seqscan to off as $$
declare
  own ledger_accounts;
  last record;
begin
  select * into own from ledger_accounts where id = new.account_id for update;
  select seq, balance_after, created_at into last from ledger_entries where account_id = new.account_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.balance_after := coalesce(last.balance_after, 0) + new.amount;
  new.created_at := greatest(last.created_at, new.created_at);
  if new.balance_after < 0 and not own.may_be_negative then
    raise exception 'ledger.insufficient' using errcode = 'MD002',
      detail = jsonb_build_object('owner', own.owner_id, 'available', coalesce(last.balance_after, 0)::text)::text;
  end if;
  return new;
end $$;
