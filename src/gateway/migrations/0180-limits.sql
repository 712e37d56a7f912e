-- What players have set against too much. A pause is only ever made longer, also by whoever writes to the database directly, and it
-- stays on record when it is over.
create table deposit_limits (
  account_id uuid not null references accounts (id),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0),
  asked_amount bigint check (asked_amount > 0),
  asked_at timestamptz,
  primary key (account_id, period),
  check (asked_at is not null or asked_amount is null)
);

create table gaming_pauses (
  account_id uuid primary key references accounts (id),
  time_out_until timestamptz,
  excluded_until timestamptz
);

create table reality_checks (
  account_id uuid primary key references accounts (id),
  minutes smallint not null check (minutes > 0)
);

create function gaming_pauses_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id = old.account_id
    and (old.time_out_until is null or new.time_out_until >= old.time_out_until)
    and (old.excluded_until is null or new.excluded_until >= old.excluded_until) then
    return new;
  end if;
  raise exception 'limits.notShorter' using errcode = 'MD008';
end $$;
create trigger gaming_pauses_kept before update or delete on gaming_pauses
  for each row execute function gaming_pauses_kept();
