-- Start of a period of a limit that ends now.
create or replace function limit_since(period text, told timestamptz) returns timestamptz language sql stable as $$
  select told - case period when 'day' then interval '24 hours' when 'week' then interval '7 days'
    else interval '1 month' end
$$;
