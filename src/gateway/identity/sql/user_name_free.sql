-- Rejects the user name of an erased account like that of any other account.
create or replace function user_name_free() returns trigger language plpgsql as $$
begin
  if exists (select from retired_names)
    and exists (select from retired_names where digest = user_name_digest(new.user_name)) then
    raise unique_violation using message = 'user name of an erased account', constraint = 'accounts_user_name';
  end if;
  return new;
end $$;

create or replace trigger user_name_free
  before insert on accounts
  for each row
  execute function user_name_free();
