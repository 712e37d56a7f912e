-- Largest position that may contain money of these grants, minor units; null: no limit.
create or replace function stake_most(purposes text[]) returns bigint language sql stable as $$
  select min((g.rules ->> 'mostStake')::numeric * 100)::bigint from unnest(purposes) p
    join grants g on g.id = substr(p, 7)::uuid where starts_with(p, 'grant:')
$$;
