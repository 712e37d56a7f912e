-- Offers are rules as data: what is changed is a new version, and what was promised by an old one stands. Who chose one has it with their next deposit; one at
-- a time.
create table offer_versions (
  code text not null check (code ~ '^[A-Z][A-Z0-9]{2,23}$'),
  version int not null check (version > 0),
  -- Where it stands in the list; an offer that is not running is not shown.
  place int not null,
  running boolean not null,
  rule jsonb not null,
  created_at timestamptz not null,
  created_by text not null check (length(created_by) between 1 and 128),
  primary key (code, version)
);
create function offers_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'offers.unchangeable' using errcode = 'MD059';
end $$;
create trigger offer_versions_unchangeable before update or delete on offer_versions for each row execute function offers_unchangeable();
create trigger offer_versions_kept before truncate on offer_versions for each statement execute function offers_unchangeable();
create view offers as select distinct on (code) * from offer_versions order by code, version desc;

create table offer_choices (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  code text not null,
  version int not null,
  chosen_at timestamptz not null,
  -- The deposit that it was given for; or when it was chosen away again.
  used_at timestamptz,
  deposit_id uuid unique,
  dropped_at timestamptz,
  foreign key (code, version) references offer_versions (code, version),
  check (used_at is null or dropped_at is null),
  check ((used_at is null) = (deposit_id is null))
);
create unique index offer_choices_open on offer_choices (account_id) where used_at is null and dropped_at is null;
