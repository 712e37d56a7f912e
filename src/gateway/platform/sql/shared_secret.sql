-- Returns the secret that all gateways of this database share under a name; stores the offered one if there is none.
create or replace function shared_secret(called text, offered text) returns text language plpgsql as $$
declare
  kept text;
begin
  select secret into kept from shared_secrets where name = called;
  if not found then
    insert into shared_secrets (name, secret) values (called, offered) on conflict do nothing;
    select secret into strict kept from shared_secrets where name = called;
  end if;
  return kept;
end $$;
