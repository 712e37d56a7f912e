-- Valid bet of a round: as reported, at most the stakes that were not rolled back; all of them without a report (W36).
create or replace function studio_valid_bet(r studio_rounds) returns bigint language sql immutable as $$
  select least(r.staked, coalesce(r.valid_bet, r.staked))
$$;
