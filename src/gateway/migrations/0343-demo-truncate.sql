-- Empties tables of a demo that begins anew, as their owner: whoever the gateway is at work may not. Those that are never emptied are held by
-- their triggers, here too.
create function demo_truncate(names text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from demo_seed) then
    raise exception 'demo.none' using errcode = 'MD009';
  end if;
  perform set_config('maidan.demo_reset', 'on', true);
  execute (select 'truncate ' || string_agg(quote_ident(name), ', ') || ' restart identity' from unnest(names) name);
end $$;
revoke execute on function demo_truncate(text[]) from public;
