-- A time-out or self-exclusion can be extended, never shortened or removed.
create or replace function gaming_pauses_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id = old.account_id
    and (old.time_out_until is null or new.time_out_until >= old.time_out_until)
    and (old.excluded_until is null or new.excluded_until >= old.excluded_until) then
    return new;
  end if;
  raise exception 'limits.notShorter' using errcode = 'MD071';
end $$;

create or replace trigger gaming_pauses_kept
  before delete or update on gaming_pauses
  for each row
  execute function gaming_pauses_kept();
