-- What players must stake before money leaves, a row for each grant (a deposit, or money received from a partner), and what has worked it off
-- or taken it along, a row for each bet and transfer. A grant's place is its entry's in the player's wallet, whose row the functions hold:
-- one bet or transfer after the other, each of them once. What was owed by deposits and stakes of a whole life is owed on: the oldest
-- deposits were worked off first.
create table grants (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  transfer_id uuid not null references ledger_transfers (id),
  kind text not null check (kind in ('deposit', 'received')),
  seq bigint not null,
  amount bigint not null check (amount > 0),
  owed bigint not null check (owed > 0),
  worked_off bigint not null default 0 check (worked_off >= 0),
  handed_on bigint not null default 0 check (handed_on >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (transfer_id, owner_id),
  check (worked_off + handed_on <= owed),
  check ((ended_at is null) = (worked_off + handed_on < owed))
);
create index grants_open on grants (owner_id, seq) where ended_at is null;

create table grant_parts (
  grant_id uuid not null references grants (id),
  transfer_id uuid not null references ledger_transfers (id),
  amount bigint not null check (amount > 0),
  primary key (grant_id, transfer_id)
);
create index grant_parts_transfer on grant_parts (transfer_id);

create function turnover_granted(transfer uuid, owner uuid, granted text, money bigint, owes bigint) returns void language sql as $$
  insert into grants (owner_id, transfer_id, kind, seq, amount, owed, created_at)
    select owner, transfer, granted, e.seq, money, owes, e.created_at
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = owner and a.purpose = 'main' and e.transfer_id = transfer
    on conflict do nothing
$$;

create function turnover_worked_off(owner uuid, stake bigint, bet uuid) returns void language plpgsql as $$
declare
  place bigint;
  rest bigint := stake;
  part bigint;
  one record;
begin
  perform from ledger_accounts where owner_id = owner and purpose = 'main' for update;
  select max(e.seq) into strict place from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = owner and a.purpose = 'main' and e.transfer_id = bet;
  if exists (select from grant_parts where transfer_id = bet) then
    return;
  end if;
  for one in select g.id, g.owed - g.worked_off - g.handed_on as open from grants g
    where g.owner_id = owner and g.ended_at is null and g.seq < place order by g.seq loop
    exit when rest <= 0;
    part := least(rest, one.open);
    rest := rest - part;
    update grants set worked_off = worked_off + part, ended_at = case when part = one.open then app_now() end where id = one.id;
    insert into grant_parts values (one.id, bet, part);
  end loop;
end $$;

create function turnover_handed_on(transfer uuid, sender uuid, receiver uuid, moved bigint) returns void language plpgsql as $$
declare
  rest bigint := moved;
  money bigint;
  part bigint;
  owes bigint := 0;
  one record;
begin
  for one in select g.id, g.amount, g.owed, g.owed - g.worked_off - g.handed_on as open from grants g
    where g.owner_id = sender and g.ended_at is null order by g.seq loop
    exit when rest = 0;
    -- The money that what is open stands for; of a part of it, as much is owed. Both are rounded up.
    money := div(one.open::numeric * one.amount + one.owed - 1, one.owed);
    part := case when rest >= money then one.open else div(one.open::numeric * rest + money - 1, money) end;
    rest := rest - least(rest, money);
    owes := owes + part;
    update grants set handed_on = handed_on + part, ended_at = case when part = one.open then app_now() end where id = one.id;
    insert into grant_parts values (one.id, transfer, part);
  end loop;
  if owes > 0 then
    perform turnover_granted(transfer, receiver, 'received', moved - rest, owes);
  end if;
end $$;

create temporary table granted on commit drop as
  select gen_random_uuid() as id, a.owner_id, e.transfer_id, e.seq, e.amount, e.created_at,
    sum(e.amount) over deposits - e.amount as low, sum(e.amount) over deposits as high
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
  where a.owner_id is not null and a.purpose = 'main' and t.kind = 'deposit' and e.amount > 0
  window deposits as (partition by a.owner_id order by e.seq);
create temporary table staked on commit drop as
  select a.owner_id, e.transfer_id, e.created_at, sum(-e.amount) over stakes + e.amount as low, sum(-e.amount) over stakes as high
  from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
  where a.owner_id in (select owner_id from granted) and a.purpose = 'main' and t.kind = 'bet' and e.amount < 0
  window stakes as (partition by a.owner_id order by e.seq);
create temporary table worked on commit drop as
  select g.id, s.transfer_id, s.created_at, (least(g.high, s.high) - greatest(g.low, s.low))::bigint as part
  from granted g join staked s on s.owner_id = g.owner_id and s.low < g.high and s.high > g.low;

insert into grants (id, owner_id, transfer_id, kind, seq, amount, owed, worked_off, created_at, ended_at)
  select g.id, g.owner_id, g.transfer_id, 'deposit', g.seq, g.amount, g.amount, coalesce(w.done, 0), g.created_at,
    case when w.done = g.amount then greatest(w.last, g.created_at) end
  from granted g left join (select id, sum(part)::bigint as done, max(created_at) as last from worked group by id) w on w.id = g.id;
insert into grant_parts select id, transfer_id, part from worked;
