-- A link to a third-party account cannot be changed, and is removed only with its closed account.
create or replace function account_links_permanent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and erasure_allows(to_jsonb(old)) then
    return old;
  end if;
  raise exception 'link.permanent' using errcode = 'MD070';
end $$;

create or replace trigger account_links_permanent
  before delete or update on account_links
  for each row
  execute function account_links_permanent();
