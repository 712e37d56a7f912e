-- Seconds of play that a bet adds: since the previous bet, or a minute if that is more than five minutes ago.
create or replace function play_seconds(previous timestamptz, at timestamptz) returns int language sql immutable as $$
  select case when at - previous <= interval '5 minutes'
    then greatest(extract(epoch from at - previous), 0)::int else 60 end
$$;
