-- Contracts of agents. Whose they are and what they say never changes, whoever asks; an account holds one of a kind at most, and has one offer
-- of a kind that waits. Where one is its lifecycle says, and the column for whoever looks for many.
create table contracts (
  id uuid primary key,
  number bigint generated always as identity unique,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  giver_id uuid references accounts (id),
  holder_id uuid not null references accounts (id),
  terms jsonb not null,
  state text not null check (state in ('offered', 'rejected', 'withdrawn', 'expired', 'active', 'endAskedByUpline', 'endAskedByDownline',
    'terminated', 'superseded', 'autoTerminated')),
  deadline timestamptz,
  offered_at timestamptz not null,
  effective_from timestamptz,
  effective_to timestamptz,
  ending text check (ending in ('agreed', 'superseded', 'above', 'giverEnded', 'operator')),
  check (giver_id <> holder_id),
  check (terms ->> 'kind' = kind),
  check ((effective_from is null) = (state in ('offered', 'rejected', 'withdrawn', 'expired'))),
  check ((effective_to is null) = (ending is null)),
  check ((ending is null) = (state not in ('terminated', 'superseded', 'autoTerminated'))),
  check (effective_to >= effective_from)
);
create unique index contracts_open on contracts (holder_id, kind) where state = 'offered';
create unique index contracts_in_force on contracts (holder_id, kind) where state in ('active', 'endAskedByUpline', 'endAskedByDownline');
create index contracts_held on contracts (holder_id, number desc);
create index contracts_given on contracts (giver_id, number desc);

create function contract_unchangeable() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.kind, new.giver_id, new.holder_id, new.terms, new.offered_at)
    is distinct from (old.id, old.number, old.kind, old.giver_id, old.holder_id, old.terms, old.offered_at) then
    raise exception 'contract.unchangeable' using errcode = 'MD065';
  end if;
  return new;
end $$;
create trigger contracts_unchangeable before update on contracts for each row execute function contract_unchangeable();

create table contract_steps (
  contract_id uuid not null references contracts (id),
  version int not null,
  state text not null,
  taken_by text not null check (taken_by ~ '^(upline|downline|time|other|operator:.+)$'),
  at timestamptz not null,
  primary key (contract_id, version)
);
create trigger contract_steps_unchangeable before update or delete on contract_steps for each row execute function audit_unchangeable();
create trigger contract_steps_kept before truncate on contract_steps for each statement execute function audit_unchangeable();
