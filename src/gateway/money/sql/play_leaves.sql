-- First moment at which a time is not in a period that ends then. A month has no such time in a shorter one, and then
-- leaves with its end: 31 January 12:00 on 1 March.
create or replace function play_leaves(at timestamptz, period text) returns timestamptz language sql stable as $$
  select case period when 'day' then at + interval '24 hours' when 'week' then at + interval '7 days'
    else case when at + interval '1 month' - interval '1 month' < at
        then date_trunc('day', at + interval '1 month') + interval '1 day'
      else at + interval '1 month' end
    end
$$;
