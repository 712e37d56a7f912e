-- Tests whether a bet counts for a grant: not of an excluded game, and not above the largest stake.
create or replace function turnover_counts(rules jsonb, fact bet_facts) returns boolean language sql immutable as $$
  select not coalesce(rules -> 'excluded' ?| array[fact.category, fact.vendor, fact.game], false)
    and coalesce(fact.stake <= (rules ->> 'mostStake')::numeric * 100, true)
$$;
