-- The platform's clock: the server's time plus the offset that the demo and the tests set.
create or replace function app_now() returns timestamptz language sql volatile as
  $$ select clock_timestamp() + coalesce((select ahead from platform_clock), interval '0') $$;
