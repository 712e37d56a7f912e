-- Accounts for which an event of an account counts: itself, and its uplines at that moment.
create or replace function team_counted(account uuid, at timestamptz) returns table (account_id uuid,
  own boolean) language sql stable as $$
  select account, true union all select unnest(tree_path(account, at)), false
$$;
