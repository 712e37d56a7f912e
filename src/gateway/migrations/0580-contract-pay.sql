-- What contracts are paid by, and what was paid. A fact becomes a play when it is added up, in that transaction: it counts when it was written, or, where that
-- is settled already, when what is not begins. So nothing that commits late is lost, and nothing that is settled changes.
create table contract_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  starts timestamptz not null,
  ends timestamptz not null,
  -- What counts before this is settled.
  until timestamptz not null,
  at timestamptz not null,
  unique (kind, starts, ends, until),
  check (starts < until and until <= ends)
);
create index contract_runs_until on contract_runs (until desc);

create table contract_plays (
  seq bigint generated always as identity primary key,
  fact_id uuid not null references bet_facts (id),
  -- 1: what a fact says; -1: what the one before had said, which it takes back.
  sign smallint not null check (sign in (1, -1)),
  counted_at timestamptz not null,
  -- When the bet counted first: by the contracts of then.
  first_at timestamptz not null,
  bettor uuid not null,
  path uuid[] not null,
  stake bigint not null,
  turnover bigint not null,
  loss bigint not null,
  outcome text not null check (outcome in ('won', 'lost', 'even')),
  unique (fact_id, sign)
);
create index contract_plays_counted on contract_plays (counted_at);

-- What a contract came to in a period until a run, all of the period; the newest of a period holds.
create table contract_lines (
  run_id bigint not null references contract_runs (id),
  contract_id uuid not null references contracts (id),
  turnover bigint not null,
  loss bigint not null,
  active_members int not null,
  carried_before bigint not null check (carried_before <= 0),
  carried_after bigint not null check (carried_after <= 0),
  base bigint not null,
  rate int not null,
  -- In minor units times the unit of rates: what is taken back at rates that were paid, and all of it before it is rounded down.
  late numeric not null,
  numerator numeric not null,
  gross bigint not null,
  primary key (contract_id, run_id)
);
create index contract_lines_run on contract_lines (run_id);

create table contract_bills (
  id uuid primary key,
  run_id bigint not null references contract_runs (id),
  holder_id uuid not null references accounts (id),
  kind text not null,
  got bigint not null,
  given bigint not null,
  debt_before bigint not null check (debt_before <= 0),
  paid_before bigint not null check (paid_before >= 0),
  pay bigint not null check (pay >= 0),
  debt_after bigint not null check (debt_after <= 0),
  unique (holder_id, kind, run_id),
  check (got - given + debt_before - paid_before = pay + debt_after)
);
create index contract_bills_held on contract_bills (holder_id, id desc);
create index contract_bills_run on contract_bills (run_id);

-- Bills that are still to be paid; a row leaves with the transfer.
create table contract_dues (bill_id uuid primary key references contract_bills (id));
create table contract_payments (
  bill_id uuid primary key references contract_bills (id),
  transfer_id uuid not null unique references ledger_transfers (id),
  at timestamptz not null
);

do $$ declare kept text; begin
  foreach kept in array array['contract_runs', 'contract_plays', 'contract_lines', 'contract_bills', 'contract_payments'] loop
    execute format('create trigger %1$s_unchangeable before update or delete on %1$s for each row execute function audit_unchangeable()', kept);
    execute format('create trigger %1$s_kept before truncate on %1$s for each statement execute function audit_unchangeable()', kept);
  end loop;
end $$;

create function contract_plays_taken() returns trigger language plpgsql as $$
declare
  settled timestamptz;
begin
  if not exists (select from gone join bet_facts f on f.id = gone.fact_id where f.path <> '{}') then
    return null;
  end if;
  -- Nothing is settled meanwhile.
  perform pg_advisory_xact_lock_shared(hashtext('contracts.settled'));
  settled := coalesce((select max(until) from contract_runs), 'epoch');
  insert into contract_plays (fact_id, sign, counted_at, first_at, bettor, path, stake, turnover, loss, outcome)
    select f.id, s.sign, greatest(f.created_at, settled), coalesce(p.counted_at, case when waits.is then greatest(b.created_at, settled) else b.created_at end),
      f.account_id, f.path, s.stake, s.valid_bet, s.stake - s.result, s.status
    from gone join bet_facts f on f.id = gone.fact_id
      join bet_facts b on (b.studio, b.account_id, b.bet_id, b.version) = (f.studio, f.account_id, f.bet_id, 1)
      left join contract_plays p on p.fact_id = b.id and p.sign = 1
      -- The first of a bet may be added up at the same time, here or by another.
      cross join lateral (select exists (select from gone g where g.fact_id = b.id) or exists (select from bet_fact_queue q where q.fact_id = b.id) as is) waits
      left join bet_facts o on o.id = f.replaces
      cross join lateral (select 1 as sign, f.stake, f.valid_bet, f.result, f.status, f.kind
        union all select -1, o.stake, o.valid_bet, o.result, o.status, o.kind where o.id is not null) s
    where f.path <> '{}' and s.kind <> 'cancelled'
    order by f.created_at, f.id, s.sign;
  return null;
end $$;
create trigger bet_fact_queue_played after delete on bet_fact_queue referencing old table as gone for each statement execute function contract_plays_taken();
