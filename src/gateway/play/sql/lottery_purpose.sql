-- Purpose of a lottery's house account; the play money of trials has a separate one.
create or replace function lottery_purpose(lottery text, type int) returns text language sql immutable as $$
  select 'lottery:' || lottery || case type when 4 then ':trial' else '' end
$$;
