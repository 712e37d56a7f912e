-- Valid bet of a round: as reported, never above the stakes that stand; all of them if none is reported (W36).
create or replace function studio_valid_bet(r studio_rounds) returns bigint language sql immutable as $$
  select least(r.staked, coalesce(r.valid_bet, r.staked))
$$;
