-- Books many transfers at once. Accounts are locked in the order of their ids before anything is written.
create or replace function ledger_transfers_booked(sides ledger_side[], hash text,
  told timestamptz) returns void language plpgsql set enable_seqscan to off as $$
declare
  accounts uuid[];
begin
  for attempt in 1..2 loop
    select array_agg(coalesce(o.id, h.id) order by nth) into accounts
      from unnest(sides) with ordinality s(transfer, key, kind, mode, refers_to, owner, purpose, shard, amount, nth)
      left join ledger_accounts o on o.owner_id = s.owner and o.purpose = s.purpose and o.shard = s.shard
      left join ledger_accounts h on s.owner is null and h.owner_id is null and h.purpose = s.purpose
        and h.shard = s.shard;
    exit when array_position(accounts, null) is null;
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
      select gen_random_uuid(), s.owner, s.purpose, s.shard, s.owner is null from unnest(sides) s
      where s.purpose <> 'main' group by s.owner, s.purpose, s.shard order by 2, 3, 4 on conflict do nothing;
  end loop;
  perform from ledger_accounts where id = any (accounts) order by id for update;
  insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to)
    select distinct s.transfer, s.key, s.kind, hash, told, s.mode, s.refers_to from unnest(sides) s;
  insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
    select account, 0, transfer, amount, 0, told from unnest(sides, accounts)
      s(transfer, key, kind, mode, refers_to, owner, purpose, shard, amount, account) order by account;
end $$;
