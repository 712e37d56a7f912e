-- A link to a third-party account cannot be changed or removed.
create or replace function account_links_permanent() returns trigger language plpgsql as $$
begin
  raise exception 'link.permanent' using errcode = 'MD070';
end $$;

create or replace trigger account_links_permanent
  before delete or update on account_links
  for each row
  execute function account_links_permanent();
