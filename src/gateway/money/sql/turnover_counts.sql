-- Tests whether a bet counts for a grant.
create or replace function turnover_counts(rules jsonb, fact bet_facts) returns boolean language sql immutable as $$
  select grant_covers(rules, fact.category, fact.vendor, fact.game)
$$;
