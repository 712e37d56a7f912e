-- Reserves the user name of an account that is erased: its records stay, and must not become another person's.
create or replace function user_name_retired() returns trigger language plpgsql as $$
begin
  insert into retired_names (digest) values (user_name_digest(old.user_name)) on conflict do nothing;
  return new;
end $$;

create or replace trigger user_name_retired
  before update of user_name on accounts
  for each row
  when (old.closed_at is not null and new.user_name <> old.user_name)
  execute function user_name_retired();
