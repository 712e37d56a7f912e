-- Logs an authenticated call with its answers (W3, W30).
create or replace function studio_logged(c jsonb, answers jsonb) returns void language sql as $$
  insert into studio_calls (studio_id, key_id, call, at, body, code, answer, transaction, attempt, took_us)
    values (c ->> 'studio', c ->> 'key', c ->> 'call', app_now(), c ->> 'body', answers -> -1 ->> 'code', answers,
      (answers -> -1 ->> 'of')::uuid, coalesce((answers -> -1 ->> 'attempt')::int, 1),
      (c ->> 'tookUs')::int + (extract(epoch from clock_timestamp() - statement_timestamp()) * 1000000)::int)
$$;
