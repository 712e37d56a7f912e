-- Parties and terms of an agreement are permanent.
create or replace function contract_unchangeable() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.kind, new.giver_id, new.holder_id, new.terms, new.offered_at)
    is distinct from (old.id, old.number, old.kind, old.giver_id, old.holder_id, old.terms, old.offered_at) then
    raise exception 'contract.unchangeable' using errcode = 'MD065';
  end if;
  return new;
end $$;

create or replace trigger contracts_unchangeable
  before update on contracts
  for each row
  execute function contract_unchangeable();
