-- End of the self-exclusion of another account of the same person, matched by details; null if there is none.
create or replace function excluded_elsewhere(player uuid) returns timestamptz language sql stable as $$
  select max(p.excluded_until) from exclusion_matches m join gaming_pauses p on p.account_id = m.excluded_id
  where m.account_id = player and m.kind <> 'name' and m.dismissed_at is null and p.excluded_until > app_now()
$$;
