-- Empties tables for the reset of a demo; fails on a database that was not seeded as a demo.
create or replace function demo_truncate(names text[]) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if not exists (select from demo_seed) then
    raise exception 'demo.none' using errcode = 'MD072';
  end if;
  perform set_config('maidan.demo_reset', 'on', true);
  execute (select 'truncate ' || string_agg(quote_ident(name), ', ') || ' restart identity' from unnest(names) name);
end $$;

revoke execute on function demo_truncate(text[]) from public;
