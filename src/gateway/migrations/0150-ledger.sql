-- The ledger's other half: transfers that are pending with an end, their one resolution, and reversals. A transfer is never changed: what
-- becomes of one that is pending is another transfer that names it. The sides name an owner and a purpose, so that a move is one call.
alter table ledger_transfers add column mode text not null default 'posted'
  check (mode in ('posted', 'pending', 'post', 'partlyPost', 'void', 'reversal'));
alter table ledger_transfers add column refers_to uuid references ledger_transfers (id);
alter table ledger_transfers add column ends_at timestamptz;
alter table ledger_transfers add check ((refers_to is null) = (mode in ('posted', 'pending')));
alter table ledger_transfers add check (ends_at is null or mode = 'pending');
create unique index ledger_transfers_resolved on ledger_transfers (refers_to) where mode in ('post', 'partlyPost', 'void');
create unique index ledger_transfers_reversed on ledger_transfers (refers_to) where mode = 'reversal';
create index ledger_transfers_ends_at on ledger_transfers (ends_at) where ends_at is not null;
create index ledger_entries_at on ledger_entries (account_id, created_at, seq);

create or replace function ledger_entry_computed() returns trigger language plpgsql as $$
declare
  negative_allowed boolean;
  last record;
begin
  select may_be_negative into negative_allowed from ledger_accounts where id = new.account_id for update;
  select seq, balance_after, created_at into last from ledger_entries where account_id = new.account_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.balance_after := coalesce(last.balance_after, 0) + new.amount;
  new.created_at := greatest(last.created_at, new.created_at);
  if new.balance_after < 0 and not negative_allowed then
    raise exception 'ledger.insufficient' using errcode = 'MD002';
  end if;
  return new;
end $$;

create function ledger_refers() returns trigger language plpgsql as $$
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
create trigger ledger_transfers_refer before insert on ledger_transfers
  for each row when (new.refers_to is not null) execute function ledger_refers();

create function ledger_undone() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id in (new.id, new.refers_to) and (new.mode in ('void', 'reversal') or a.purpose = 'locked')
    group by a.owner_id, a.purpose having sum(e.amount) <> 0) then
    raise exception 'ledger.notUndone' using errcode = 'MD007';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfers_undone after insert on ledger_transfers
  deferrable initially deferred for each row when (new.refers_to is not null) execute function ledger_undone();

create function ledger_accounts_kept() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.unchangeable' using errcode = 'MD003';
end $$;
create trigger ledger_accounts_unchangeable before update or delete on ledger_accounts
  for each row execute function ledger_accounts_kept();

drop function ledger_post;
create function ledger_transfer(p jsonb) returns jsonb language plpgsql as $$
declare
  earlier ledger_transfers;
  sides jsonb := p -> 'entries';
begin
  insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to, ends_at)
    values ((p ->> 'id')::uuid, p ->> 'key', p ->> 'kind', p ->> 'hash', (p ->> 'at')::timestamptz, p ->> 'mode',
      (p ->> 'refersTo')::uuid, (p ->> 'endsAt')::timestamptz)
    on conflict (idempotency_key) do nothing;
  if not found then
    select * into earlier from ledger_transfers where idempotency_key = p ->> 'key';
    if earlier.kind <> p ->> 'kind' or earlier.body_hash <> p ->> 'hash' then
      raise exception 'ledger.keyReused' using errcode = 'MD001';
    end if;
    return jsonb_build_object('id', earlier.id, 'replayed', true);
  end if;
  insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
    select gen_random_uuid(), s.owner, s.purpose, s.shard, s.owner is null
    from jsonb_to_recordset(sides) s(owner uuid, purpose text, shard smallint)
    where s.purpose <> 'main' and not exists (select from ledger_accounts a
      where a.owner_id is not distinct from s.owner and a.purpose = s.purpose and a.shard = s.shard)
    order by 2, 3, 4 on conflict do nothing;
  perform 1 from ledger_accounts a join jsonb_to_recordset(sides) s(owner uuid, purpose text, shard smallint)
    on a.owner_id is not distinct from s.owner and a.purpose = s.purpose and a.shard = s.shard order by a.id for update of a;
  insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
    select a.id, 0, (p ->> 'id')::uuid, s.amount, 0, (p ->> 'at')::timestamptz
    from jsonb_to_recordset(sides) s(owner uuid, purpose text, shard smallint, amount bigint)
    left join ledger_accounts a on a.owner_id is not distinct from s.owner and a.purpose = s.purpose and a.shard = s.shard;
  return jsonb_build_object('id', p ->> 'id', 'replayed', false);
end $$;

create function ledger_verify() returns table (problem text, at uuid) language sql stable as $$
  select 'unbalanced', t.id from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.*) < 2
  union all
  select 'balance', account_id from (
    select account_id, seq, balance_after, created_at, sum(amount) over w as summed, row_number() over w as place,
      lag(created_at) over w as before from ledger_entries window w as (partition by account_id order by seq)) chain
    where summed <> balance_after or place <> seq or created_at < before
  union all
  select 'negative', a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where e.balance_after < 0 and not a.may_be_negative group by a.id
  union all
  select 'notUndone', t.id from ledger_transfers t join ledger_entries e on e.transfer_id in (t.id, t.refers_to)
    join ledger_accounts a on a.id = e.account_id
    where t.refers_to is not null and (t.mode in ('void', 'reversal') or a.purpose = 'locked')
    group by t.id, a.owner_id, a.purpose having sum(e.amount) <> 0
  union all
  select 'locked', a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.purpose = 'locked' group by a.id
    having sum(e.amount) <> coalesce((select sum(h.amount) from ledger_entries h join ledger_transfers t on t.id = h.transfer_id
      where h.account_id = a.id and t.mode = 'pending'
      and not exists (select from ledger_transfers r where r.refers_to = t.id)), 0)
$$;
