-- A game is opened from a log-in, and takes no more bets once that is over: logged out, revoked, or too old altogether.
-- Not a reference: sessions are forgotten when they are over, and this one is over then too.
alter table studio_launches add login_id uuid;

create function studio_logged_out(launch uuid, told timestamptz) returns boolean language sql stable as $$
  select exists (select from studio_launches l where l.id = launch and l.login_id is not null
    and not exists (select from sessions s where s.id = l.login_id and s.revoked_at is null and s.ends_at > told))
$$;

create or replace function studio_session_problem(p jsonb, idle interval, told timestamptz) returns text language plpgsql stable as $$
declare
  one studio_sessions;
begin
  select * into one from studio_sessions where id = (p ->> 'session')::uuid and studio_id = p ->> 'studio' and account_id = (p ->> 'player')::uuid;
  return case when one.id is null then 'session.unknown'
    when one.ended_at is not null or one.last_bet_at + idle <= told then 'session.expired'
    when one.mode = 'fun' then 'session.fun'
    -- An exclusion and a closed account end log-ins too, and are told by codes of their own, which are final (W13).
    when studio_logged_out(one.launch_id, told) and gaming_block(one.account_id) is null
      and exists (select from accounts where id = one.account_id and not blocked) then 'session.expired' end;
end $$;
