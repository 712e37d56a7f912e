-- Clears the words of old acts of operators, in which players are named. Returns the number of rows.
create or replace function operator_acts_erased(before timestamptz, most int) returns int language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  cleared int;
begin
  perform set_config('maidan.erasure', 'acts', true);
  update operator_acts set args = '[]', reason = '', change = null
    where id in (select id from operator_acts where at < before and (args <> '[]' or reason <> '' or change is not null)
      limit most);
  get diagnostics cleared = row_count;
  return cleared;
end $$;
