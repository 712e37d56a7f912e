-- Studios are permanent, so that a row that names one needs no lock on it.
create or replace function studio_stays() returns trigger language plpgsql as $$
begin
  raise exception 'studio.stays' using errcode = 'MD073';
end $$;

create or replace trigger studio_stays
  before delete on studios
  for each row
  execute function studio_stays();

create or replace trigger studio_stays_named
  before update of id on studios
  for each row
  when (new.id <> old.id)
  execute function studio_stays();
