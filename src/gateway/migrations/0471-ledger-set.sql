-- Many transfers at once, as a settlement of thousands of bets has them: in one statement for each table, under the same triggers as one transfer.
-- And what stands against play, in one place, whoever asks: a studio or a lottery.
-- A side of a new transfer: its key is new, or it fails.
create type ledger_side as (transfer uuid, key text, kind text, mode text, refers_to uuid, owner uuid, purpose text, shard smallint, amount bigint);

create function ledger_account(owner uuid, held_for text, of_shard smallint) returns uuid language sql stable as $$
  select id from ledger_accounts where owner is not null and owner_id = owner and purpose = held_for and shard = of_shard
  union all
  select id from ledger_accounts where owner is null and owner_id is null and purpose = held_for and shard = of_shard
$$;

-- Accounts are held in the order of their ids before anything is written.
create function ledger_transfers_booked(sides ledger_side[], hash text, told timestamptz) returns void language plpgsql as $$
declare
  accounts uuid[];
begin
  for attempt in 1..2 loop
    select array_agg(ledger_account(s.owner, s.purpose, s.shard) order by nth) into accounts from unnest(sides) with ordinality
      s(transfer, key, kind, mode, refers_to, owner, purpose, shard, amount, nth);
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

-- What stands against a bet of a player in a country, told in words for programs; "own": what the game itself has against it, null for nothing.
create function play_barred(a accounts, of_country text, own text, told timestamptz) returns text language sql stable as $$
  select case when exists (select from system_maintenance where until is null or until > told) then 'system.maintenance'
    when a.closed_at is not null then 'account.closed'
    when a.blocked then 'account.blocked'
    when exists (select from system_blocked_regions r where r.country = of_country) then 'region.blocked'
    when own is not null then own
    else 'limits.' || (gaming_block(a.id) ->> 'by') end
$$;

create or replace function studio_barred(p jsonb, s studios, a accounts, told timestamptz) returns text language sql stable as $$
  select play_barred(a, (select v.country from studio_sessions v where v.id = (p ->> 'session')::uuid),
    case when not s.open then 'studio.closed'
      when exists (select from game_maintenance m where m.kind = 'game' and m.code = p ->> 'game'
        or m.kind = 'vendor' and m.code = (select g.vassalage from games g where g.game_id = p ->> 'game')) then 'game.closed'
      when (p ->> 'amount')::bigint > s.stake_most then 'limits.stake' end, told)
$$;
