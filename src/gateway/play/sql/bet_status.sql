-- Status of a settled bet: won, lost, even or cancelled.
create or replace function bet_status(kind text, stake bigint, result bigint) returns text language sql immutable as $$
  select case when kind = 'cancelled' then 'cancelled' when result > stake then 'won' when result < stake then 'lost'
    else 'even' end
$$;
