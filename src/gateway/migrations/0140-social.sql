-- Third-party sign-in: who is linked for good, what is under way, and what the demo's provider knows.
create table account_links (
  provider text not null,
  subject text not null,
  account_id uuid not null references accounts (id),
  name text not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  unique (account_id, provider)
);

create function account_links_permanent() returns trigger language plpgsql as $$
begin
  raise exception 'link.permanent' using errcode = 'MD005';
end $$;
create trigger account_links_permanent before update or delete on account_links
  for each row execute function account_links_permanent();

create table social_states (
  state_hash text primary key,
  key_hash text not null,
  provider text not null,
  verifier text not null,
  account_id uuid references accounts (id),
  expires_at timestamptz not null
);
create index social_states_expires_at on social_states (expires_at);

create table link_offers (
  id_hash text primary key,
  account_id uuid not null references accounts (id),
  provider text not null,
  subject text not null,
  name text not null,
  tries_left smallint not null,
  expires_at timestamptz not null
);
create index link_offers_expires_at on link_offers (expires_at);

create table demo_provider_codes (
  code_hash text primary key,
  provider text not null,
  challenge text not null,
  subject text not null,
  name text not null,
  expires_at timestamptz not null
);
create index demo_provider_codes_expires_at on demo_provider_codes (expires_at);
