-- Cases of abuse: groups of connected accounts, in place of pairs. Open pairs become cases.
create table abuse_cases (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  state text not null check (state in ('open', 'innocent', 'abuse', 'merged')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  finding text,
  merged_into uuid references abuse_cases (id),
  check ((decided_at is null) = (state = 'open')),
  check ((finding is not null) = (state in ('innocent', 'abuse')) and (decided_by is null) = (finding is null)),
  check ((merged_into is not null) = (state = 'merged'))
);
create index abuse_cases_open on abuse_cases (number) where state = 'open';

create table abuse_members (
  case_id uuid not null references abuse_cases (id),
  account_id uuid not null,
  joined_at timestamptz not null,
  primary key (case_id, account_id)
);
create index abuse_members_account on abuse_members (account_id);

-- Things that accounts have used, as digests, with a label for operators.
create table abuse_traces (
  kind text not null check (kind in ('device', 'address', 'payout', 'payee', 'payer', 'invitation')),
  thing text not null,
  account_id uuid not null,
  label text not null,
  seen_at timestamptz not null,
  primary key (kind, thing, account_id)
);
create index abuse_traces_account on abuse_traces (account_id);
create index abuse_traces_seen on abuse_traces (seen_at);

-- Rounds in which two accounts bet against each other or alike. A decision closes them.
create table abuse_rounds (
  kind text not null check (kind in ('opposite', 'cadence')),
  account_id uuid not null,
  other_id uuid not null,
  studio text not null,
  round_id text not null,
  -- One side played for a bonus.
  granted boolean not null,
  reasons jsonb not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  primary key (kind, account_id, other_id, studio, round_id),
  check (account_id < other_id)
);
create index abuse_rounds_other on abuse_rounds (other_id);

-- Progress of grants that a case has taken back.
create table abuse_reverted (
  grant_id uuid not null,
  fact_id uuid not null,
  case_id uuid not null references abuse_cases (id),
  account_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (grant_id, fact_id)
);
create index abuse_reverted_case on abuse_reverted (case_id);

-- Time of the last search.
create table abuse_looks (
  id boolean primary key default true check (id),
  at timestamptz not null
);

-- Sources of traces and rounds, searched for what is new.
create index sessions_created on sessions (created_at);
create index account_places_first on account_places (first_at);
create index bank_accounts_bound on bank_accounts (bound_at);
create index referrals_joined on referrals (joined_at);
create index bet_facts_round on bet_facts (studio, round_id) where status <> 'cancelled';

-- Evidence of a pair; a decision closes it, and evidence from other rounds may follow.
alter table abuse_signals
  drop constraint abuse_signals_kind_account_id_other_id_key,
  drop constraint abuse_signals_kind_check,
  add constraint abuse_signals_kind_check check (kind in ('device', 'address', 'payout', 'payee', 'payer',
    'invitation', 'opposite', 'cadence', 'offers', 'thinPlay')),
  add column weight integer not null default 0,
  add column case_id uuid references abuse_cases (id);
create unique index abuse_signals_pair on abuse_signals (kind, account_id, other_id) where closed_at is null;
create index abuse_signals_accounts on abuse_signals (account_id, other_id);
create index abuse_signals_case on abuse_signals (case_id);

-- Each connected group of open pairs becomes a case.
create temporary table carried on commit drop as
  with recursive connected as (
    select account_id as here, other_id as there from abuse_signals where closed_at is null
    union select other_id, account_id from abuse_signals where closed_at is null
  ), reached as (
    select here as member, here as reach from connected
    union select r.member, c.there from reached r join connected c on c.here = r.reach
  ), grouped as (select member, min(reach::text)::uuid as first from reached group by member),
  cases as (select first, gen_random_uuid() as case_id from grouped group by first)
  select member, case_id from grouped join cases using (first);
insert into abuse_cases (id, state, opened_at)
  select c.case_id, 'open', min(s.found_at) from carried c
    join abuse_signals s on c.member in (s.account_id, s.other_id) and s.closed_at is null group by c.case_id
    order by min(s.found_at), c.case_id;
insert into abuse_members (case_id, account_id, joined_at)
  select c.case_id, c.member, min(s.found_at) from carried c
    join abuse_signals s on c.member in (s.account_id, s.other_id) and s.closed_at is null group by c.case_id, c.member;
update abuse_signals s set case_id = c.case_id from carried c where c.member = s.account_id and s.closed_at is null;
insert into lifecycles (id, name, chart, version, snapshot, timers)
  select id, 'abuseCase', 1, 1, '{"status":"active","value":"open","historyValue":{},"context":{},"children":{}}', '[]' from abuse_cases;
