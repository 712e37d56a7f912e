-- Points are a ledger of their own unit, in the same tables: purposes that begin with `points`, never in one transfer with money. They are earned by
-- facts of bets, each reckoned once (`point_facts`), so that what was due so far, rounded down, is what was given: nothing is lost to rounding. What is
-- taken back and is gone already is a debt, which later points pay first. Points never expire.
create table point_accounts (
  account_id uuid primary key references accounts (id),
  -- What all bets are worth, exactly; and what of it, rounded down, was given.
  worth numeric not null default 0 check (worth >= 0),
  earned bigint not null default 0 check (earned = floor(worth)),
  debt bigint not null default 0 check (debt >= 0),
  -- How often something was taken for it.
  collected int not null default 0
);
create table point_facts (
  fact_id uuid primary key references bet_facts (id),
  account_id uuid not null,
  worth numeric not null check (worth >= 0)
);
create table point_fact_queue (
  fact_id uuid primary key references bet_facts (id),
  account_id uuid not null,
  created_at timestamptz not null
);
create index point_fact_queue_account on point_fact_queue (account_id);
create table point_credits (
  key text primary key check (length(key) between 1 and 200),
  account_id uuid not null references accounts (id),
  kind text not null,
  amount bigint not null check (amount > 0),
  transfer_id uuid not null unique references ledger_transfers (id)
);

do $$ declare kept text; begin
  foreach kept in array array['point_facts', 'point_credits'] loop
    execute format('create trigger %1$s_unchangeable before update or delete on %1$s for each row execute function audit_unchangeable()', kept);
    execute format('create trigger %1$s_kept before truncate on %1$s for each statement execute function audit_unchangeable()', kept);
  end loop;
end $$;

-- Money and points never meet in a transfer.
create function points_apart() returns trigger language plpgsql as $$
begin
  if exists (select from added e join ledger_accounts a on a.id = e.account_id group by e.transfer_id
    having bool_or(a.purpose like 'points%') and not bool_and(a.purpose like 'points%')) then
    raise exception 'points.mixed' using errcode = 'MD060';
  end if;
  return null;
end $$;
create trigger ledger_entries_apart after insert on ledger_entries referencing new table as added for each statement execute function points_apart();

create function point_facts_wait() returns trigger language plpgsql as $$
begin
  insert into point_fact_queue select id, account_id, app_now() from added;
  return null;
end $$;
create trigger bet_facts_points after insert on bet_facts referencing new table as added for each statement execute function point_facts_wait();
insert into point_fact_queue select id, account_id, app_now() from bet_facts;

create function points_of(player uuid) returns bigint language sql stable as $$
  select coalesce((select e.balance_after from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = player and a.purpose = 'points' order by e.seq desc limit 1), 0)
$$;

-- Between a player and the house, once for its key; more than nothing comes, less goes.
create function points_moved(player uuid, key text, kind text, change bigint) returns uuid language plpgsql as $$
begin
  return (ledger_transfer(jsonb_build_object('id', gen_random_uuid(), 'key', key, 'kind', kind, 'hash', md5(player || ' ' || change), 'at', null,
    'mode', 'posted', 'refersTo', null, 'endsAt', null, 'entries', jsonb_build_array(
      jsonb_build_object('owner', player, 'purpose', 'points', 'shard', 0, 'amount', change),
      jsonb_build_object('owner', null, 'purpose', 'points', 'shard', abs(hashtext(key)) % 8, 'amount', -change)))) ->> 'id')::uuid;
end $$;

-- Of a debt what is there now; whoever calls it holds the row.
create function points_collected(player uuid) returns void language plpgsql as $$
declare
  held point_accounts;
  part bigint;
begin
  select * into held from point_accounts where account_id = player;
  part := least(held.debt, points_of(player));
  if part > 0 then
    update point_accounts set debt = debt - part, collected = collected + 1 where account_id = player;
    perform points_moved(player, 'points:debt:' || player || ':' || held.collected + 1, 'pointsTakenBack', -part);
  end if;
end $$;

create function points_held(player uuid) returns void language plpgsql as $$
begin
  insert into point_accounts (account_id) values (player) on conflict do nothing;
  perform from point_accounts where account_id = player for update;
end $$;

-- Gives points once for their key; false where they were given before.
create function points_credited(player uuid, credit_key text, credit_kind text, credit bigint) returns boolean language plpgsql as $$
declare
  earlier point_credits;
begin
  perform points_held(player);
  select * into earlier from point_credits where key = credit_key;
  if earlier.key is not null then
    if (earlier.account_id, earlier.kind, earlier.amount) <> (player, credit_kind, credit) then
      raise exception 'ledger.keyReused' using errcode = 'MD001';
    end if;
    return false;
  end if;
  insert into point_credits values (credit_key, player, credit_kind, credit, points_moved(player, 'points:credit:' || credit_key, credit_kind, credit));
  perform points_collected(player);
  return true;
end $$;

-- Reckons all facts of one player that wait, in their order; how many, null where none waits that nobody else is at. Factors: hundredths of a point
-- for each unit of valid bets in minor units. Who plays for demo points earns none.
create function points_reckoned(factors jsonb, unit bigint) returns bigint language plpgsql as $$
declare
  waiting record;
  held point_accounts;
  one record;
  change numeric := 0;
  sum_before bigint;
  counted bigint := 0;
  last uuid;
begin
  for waiting in select distinct on (account_id) account_id from point_fact_queue order by account_id loop
    insert into point_accounts (account_id) values (waiting.account_id) on conflict do nothing;
    select * into held from point_accounts where account_id = waiting.account_id for update skip locked;
    if held.account_id is null then
      continue;
    end if;
    for one in
      with taken as (delete from point_fact_queue where account_id = held.account_id returning fact_id)
      select f.id, f.replaces, f.valid_bet, f.category, a.type from taken t join bet_facts f on f.id = t.fact_id join accounts a on a.id = f.account_id
        order by f.created_at, f.version
    loop
      counted := counted + 1;
      last := one.id;
      continue when one.type = 4;
      insert into point_facts values (one.id, held.account_id, one.valid_bet * coalesce((factors ->> one.category)::numeric, 0) / (100 * unit));
      change := change + (select worth from point_facts where fact_id = one.id) - coalesce((select worth from point_facts where fact_id = one.replaces), 0);
    end loop;
    -- Another has just taken them.
    continue when counted = 0;
    sum_before := held.earned;
    update point_accounts set worth = worth + change, earned = floor(worth + change) where account_id = held.account_id returning * into held;
    if held.earned > sum_before then
      perform points_moved(held.account_id, 'points:play:' || last, 'pointsEarned', held.earned - sum_before);
    elsif held.earned < sum_before then
      update point_accounts set debt = debt + sum_before - held.earned where account_id = held.account_id;
    end if;
    perform points_collected(held.account_id);
    return counted;
  end loop;
  return null;
end $$;
