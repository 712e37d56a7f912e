-- Upline of an account at a moment.
create or replace function upline_at(account uuid, at timestamptz) returns uuid language sql stable as $$
  select (team_place(account, at)).upline_id $$;
