-- Tests whether a game counts for a grant.
create or replace function grant_covers(rules jsonb, category text, vendor text, game text) returns boolean
language sql immutable as $$
  select not coalesce(rules -> 'excluded' ?| array[category, vendor, game], false)
$$;
