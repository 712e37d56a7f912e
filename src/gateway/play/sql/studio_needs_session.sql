-- Bets and promotions need a session; wins, rollbacks and round ends do not (W14, W15).
create or replace function studio_needs_session(kind text) returns boolean language sql immutable as $$
  select kind = 'bet' $$;
