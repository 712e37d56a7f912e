-- Error code of a session that cannot be used for a bet; null if it can.
create or replace function studio_session_problem(p jsonb, idle interval,
  told timestamptz) returns text language plpgsql stable as $$
declare
  one studio_sessions;
begin
  select * into one from studio_sessions
    where id = (p ->> 'session')::uuid and studio_id = p ->> 'studio' and account_id = (p ->> 'player')::uuid;
  return case when one.id is null then 'session.unknown'
    when one.ended_at is not null or one.last_bet_at + idle <= told then 'session.expired'
    when one.mode = 'fun' then 'session.fun'
    -- An exclusion and a closed account end logins too, but have codes of their own, which are final (W13).
    when studio_logged_out(one.launch_id, told) and gaming_block(one.account_id) is null
      and exists (select from accounts where id = one.account_id and not blocked) then 'session.expired' end;
end $$;
