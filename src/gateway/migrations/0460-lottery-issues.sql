-- Issues of lotteries: a row for each draw, by the lottery's own number, without a gap ("seq"). What it is settled by is a history that is only added
-- to: a result, another one, or that it is void. Results of our own come from chains of seeds, each published by its end before it is used, and
-- a public beacon; those of others from feeds, whose words are kept as they came.
create table lottery_chains (
  id uuid primary key,
  lottery text not null,
  nth int not null check (nth > 0),
  -- Seeds 1 to length; the SHA-256 of each is the seed before it, and that of the first is the end.
  length int not null check (length > 0),
  end_hash text not null check (end_hash ~ '^[0-9a-f]{64}$'),
  -- Seed number length, sealed.
  root text not null,
  published_at timestamptz not null,
  unique (lottery, nth)
);

create table lottery_issues (
  id uuid primary key,
  lottery text not null,
  number text not null check (number ~ '^[A-Za-z0-9-]{1,40}$'),
  seq bigint not null check (seq > 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null,
  -- The next thing that the clock does to it; null where it waits for somebody else.
  due_at timestamptz,
  rules_version text not null,
  price_version text not null,
  result jsonb,
  -- Counts what it was settled by: 0 before there is a result.
  settlement int not null default 0,
  chain_id uuid references lottery_chains (id),
  seed_no int,
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  beacon text,
  beacon_round bigint,
  beacon_signature text,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (lottery, number),
  unique (lottery, seq),
  unique (chain_id, seed_no),
  check (opens_at < closes_at and closes_at < draws_at),
  check ((chain_id is null) = (commitment is null) and (chain_id is null) = (seed_no is null) and (chain_id is null) = (beacon_round is null)),
  check ((server_seed is null) = (beacon_signature is null))
);
create index lottery_issues_time on lottery_issues (lottery, draws_at);
create index lottery_issues_due on lottery_issues (due_at) where due_at is not null;
create index lottery_issues_drawn on lottery_issues (lottery, draws_at desc) where result is not null;

create table lottery_results (
  issue_id uuid not null references lottery_issues (id),
  settlement int not null check (settlement > 0),
  kind text not null check (kind in ('drawn', 'given', 'corrected', 'void')),
  result jsonb,
  taken_by text not null,
  reason text,
  at timestamptz not null,
  primary key (issue_id, settlement),
  check ((kind = 'void') = (result is null))
);
create function lottery_results_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'lottery.unchangeable' using errcode = 'MD046';
end $$;
create trigger lottery_results_unchangeable before update or delete on lottery_results for each row execute function lottery_results_unchangeable();
create trigger lottery_results_kept before truncate on lottery_results for each statement execute function lottery_results_unchangeable();

create table lottery_evidence (
  id uuid primary key,
  issue_id uuid not null references lottery_issues (id),
  feed text not null,
  -- The bytes that were signed, as text.
  raw text not null,
  signature text not null,
  genuine boolean not null,
  arrived_at timestamptz not null,
  unique (issue_id, feed, signature)
);

-- How far issues are made; the row is the lock of whoever makes more.
create table lottery_plans (
  lottery text primary key,
  planned_until timestamptz not null,
  seq bigint not null
);

create table demo_draw_ways (
  source text primary key,
  way text not null check (way in ('silent', 'wrong', 'forged'))
);
