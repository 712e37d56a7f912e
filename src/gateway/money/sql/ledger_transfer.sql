-- Books one transfer with its entries, once for its idempotency key. Returns { id, replayed }. A key that was used for
-- another transfer is rejected (MD001). House accounts are created when they are first used.
create or replace function ledger_transfer(p jsonb) returns jsonb language plpgsql set enable_seqscan to off as $$
declare
  earlier ledger_transfers;
  transfer uuid := p ->> 'id';
  told timestamptz := coalesce((p ->> 'at')::timestamptz, app_now());
  ids uuid[];
  amounts bigint[];
begin
  insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to, ends_at)
    values (transfer, p ->> 'key', p ->> 'kind', p ->> 'hash', told, p ->> 'mode', (p ->> 'refersTo')::uuid,
      (p ->> 'endsAt')::timestamptz)
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
        select h.id from ledger_accounts h
          where s.owner is null and h.owner_id is null and h.purpose = s.purpose and h.shard = s.shard
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
