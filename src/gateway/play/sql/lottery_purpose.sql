-- Purpose of a lottery's house account; points of trials are kept apart.
create or replace function lottery_purpose(lottery text, type int) returns text language sql immutable as $$
  select 'lottery:' || lottery || case type when 4 then ':trial' else '' end
$$;
