-- Tests whether a call belongs to a demo launch, which never reaches real money.
create or replace function studio_is_demo(p jsonb) returns boolean language sql stable as $$
  select case when p ->> 'session' is null
    then not exists (select from studio_launches l
      where l.account_id = (p ->> 'player')::uuid and l.studio_id = p ->> 'studio' and l.mode <> 'fun')
    else exists (select from studio_sessions v where v.id = (p ->> 'session')::uuid and v.studio_id = p ->> 'studio'
      and v.account_id = (p ->> 'player')::uuid and v.mode = 'fun') end
$$;
