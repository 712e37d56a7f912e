-- The ledger's one call again: accounts are looked up by their index ("is not distinct from" reads them all), those that are not there
-- are made before any is held, and the entries' trigger holds them in one order. The time is the platform's where none is given. What
-- must hold is asked as before, without taking rows apart as JSON.
create or replace function ledger_transfer(p jsonb) returns jsonb language plpgsql as $$
declare
  earlier ledger_transfers;
  transfer uuid := p ->> 'id';
  told timestamptz := coalesce((p ->> 'at')::timestamptz, app_now());
  ids uuid[];
  amounts bigint[];
begin
  insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to, ends_at)
    values (transfer, p ->> 'key', p ->> 'kind', p ->> 'hash', told, p ->> 'mode', (p ->> 'refersTo')::uuid, (p ->> 'endsAt')::timestamptz)
    on conflict (idempotency_key) do nothing;
  if not found then
    select * into earlier from ledger_transfers where idempotency_key = p ->> 'key';
    if earlier.kind <> p ->> 'kind' or earlier.body_hash <> p ->> 'hash' then
      raise exception 'ledger.keyReused' using errcode = 'MD001';
    end if;
    return jsonb_build_object('id', earlier.id, 'replayed', true);
  end if;
  for attempt in 1..2 loop
    select array_agg(a.id order by a.id), array_agg(s.amount order by a.id) into ids, amounts
      from jsonb_to_recordset(p -> 'entries') s(owner uuid, purpose text, shard smallint, amount bigint)
      left join lateral (
        select o.id from ledger_accounts o where o.owner_id = s.owner and o.purpose = s.purpose and o.shard = s.shard
        union all
        select h.id from ledger_accounts h where s.owner is null and h.owner_id is null and h.purpose = s.purpose and h.shard = s.shard
      ) a on true;
    exit when array_position(ids, null) is null;
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
      select gen_random_uuid(), s.owner, s.purpose, s.shard, s.owner is null
      from jsonb_to_recordset(p -> 'entries') s(owner uuid, purpose text, shard smallint)
      where s.purpose <> 'main' order by 2, 3, 4 on conflict do nothing;
  end loop;
  insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
    select side.id, 0, transfer, side.amount, 0, told from unnest(ids, amounts) side(id, amount) order by side.id;
  return jsonb_build_object('id', transfer, 'replayed', false);
end $$;

create function ledger_entry_balanced() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from ledger_entries where transfer_id = new.transfer_id) then
    raise exception 'ledger.unbalanced' using errcode = 'MD004';
  end if;
  return null;
end $$;
create function ledger_transfer_entered() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transfer_id = new.id) then
    raise exception 'ledger.unbalanced' using errcode = 'MD004';
  end if;
  return null;
end $$;
drop trigger ledger_entries_balanced on ledger_entries;
drop trigger ledger_transfers_balanced on ledger_transfers;
drop function ledger_balanced;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_balanced();
create constraint trigger ledger_transfers_entered after insert on ledger_transfers
  deferrable initially deferred for each row execute function ledger_transfer_entered();
