-- Milliseconds since 1970, the wire's format of times.
create or replace function epoch_ms(at timestamptz) returns bigint language sql immutable as $$
  select floor(extract(epoch from at) * 1000)::bigint $$;
