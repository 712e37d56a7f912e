-- What was claimed of cashback: each claim, and of what days, categories and rates it was. What is not claimed is reckoned from facts whenever it is asked for.
create table cashback_claims (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  idempotency_key text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  reward_id uuid not null unique references rewards (id),
  created_at timestamptz not null,
  unique (account_id, idempotency_key)
);
create table cashback_lines (
  claim_id uuid not null references cashback_claims (id),
  account_id uuid not null,
  day date not null,
  category text not null,
  level smallint not null,
  rate int not null,
  base bigint not null,
  -- What this claim was of it; with the claims before it, what it came to.
  amount bigint not null check (amount > 0),
  primary key (claim_id, day, category)
);
create index cashback_lines_account on cashback_lines (account_id, day);
do $$ declare kept text; begin
  foreach kept in array array['cashback_claims', 'cashback_lines'] loop
    execute format('create trigger %1$s_unchangeable before update or delete on %1$s for each row execute function audit_unchangeable()', kept);
    execute format('create trigger %1$s_kept before truncate on %1$s for each statement execute function audit_unchangeable()', kept);
  end loop;
end $$;
