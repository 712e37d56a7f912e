-- Empties the accounts of ended grants to which a stake's return has gone.
create or replace function grants_swept(stakes uuid[]) returns void language sql as $$
  select grant_swept(substr(purpose, 7)::uuid) from stake_parts(stakes)
$$;
