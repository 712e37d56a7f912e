-- The ledger. What must always hold is held here, whoever writes: a transfer sums to zero, a player's account never goes below zero,
-- the balance after is computed and not claimed, and what was entered is never changed.
create table ledger_accounts (
  id uuid primary key,
  owner_id uuid,
  purpose text not null,
  shard smallint not null default 0,
  may_be_negative boolean not null,
  check (owner_id is null or not may_be_negative)
);
create unique index ledger_accounts_owner on ledger_accounts (owner_id, purpose, shard) nulls not distinct;

create table ledger_transfers (
  id uuid primary key,
  idempotency_key text not null unique,
  kind text not null,
  body_hash text not null,
  created_at timestamptz not null
);

create table ledger_entries (
  account_id uuid not null references ledger_accounts (id),
  seq bigint not null,
  transfer_id uuid not null references ledger_transfers (id),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  created_at timestamptz not null,
  primary key (account_id, seq)
);
create index ledger_entries_transfer on ledger_entries (transfer_id);

create function ledger_entry_computed() returns trigger language plpgsql as $$
declare
  negative_allowed boolean;
  last record;
begin
  select may_be_negative into negative_allowed from ledger_accounts where id = new.account_id for update;
  select seq, balance_after into last from ledger_entries where account_id = new.account_id order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.balance_after := coalesce(last.balance_after, 0) + new.amount;
  if new.balance_after < 0 and not negative_allowed then
    raise exception 'ledger.insufficient' using errcode = 'MD002';
  end if;
  return new;
end $$;
create trigger ledger_entry_computed before insert on ledger_entries
  for each row execute function ledger_entry_computed();

create function ledger_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' then
    return null;
  end if;
  raise exception 'ledger.unchangeable' using errcode = 'MD003';
end $$;
create trigger ledger_entries_unchangeable before update or delete on ledger_entries
  for each row execute function ledger_unchangeable();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function ledger_unchangeable();
create trigger ledger_transfers_unchangeable before update or delete on ledger_transfers
  for each row execute function ledger_unchangeable();
create trigger ledger_transfers_kept before truncate on ledger_transfers
  for each statement execute function ledger_unchangeable();

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  transfer uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from ledger_entries where transfer_id = transfer) then
    raise exception 'ledger.unbalanced' using errcode = 'MD004';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balanced('transfer_id');
create constraint trigger ledger_transfers_balanced after insert on ledger_transfers
  deferrable initially deferred for each row execute function ledger_balanced('id');

create function ledger_post(p_id uuid, p_key text, p_kind text, p_body_hash text, p_entries jsonb, p_at timestamptz)
returns uuid language plpgsql as $$
declare
  earlier record;
begin
  insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at)
    values (p_id, p_key, p_kind, p_body_hash, p_at) on conflict (idempotency_key) do nothing;
  if not found then
    select id, kind, body_hash into earlier from ledger_transfers where idempotency_key = p_key;
    if earlier.kind <> p_kind or earlier.body_hash <> p_body_hash then
      raise exception 'ledger.keyReused' using errcode = 'MD001';
    end if;
    return earlier.id;
  end if;
  perform 1 from ledger_accounts where id in (select (e ->> 'account')::uuid from jsonb_array_elements(p_entries) e)
    order by id for update;
  insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
    select (e ->> 'account')::uuid, 0, p_id, (e ->> 'amount')::bigint, 0, p_at from jsonb_array_elements(p_entries) e;
  return p_id;
end $$;
