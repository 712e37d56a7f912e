-- Entry point of a studio's authenticated call: consumes its nonce, settles its actions, logs it.
create or replace function studio_called(c jsonb, acts jsonb) returns jsonb language plpgsql
  set enable_seqscan to off as $$
declare
  s studios;
  told timestamptz := app_now();
  answers jsonb;
begin
  insert into studio_nonces (key_id, nonce, at) values (c ->> 'key', c ->> 'nonce', clock_timestamp())
    on conflict do nothing;
  if not found then
    return '[{"code": "studio.replayed"}]';
  end if;
  select * into strict s from studios where id = c ->> 'studio';
  answers := case jsonb_array_length(acts)
    when 1 then jsonb_build_array(studio_settled(acts -> 0, s, (c ->> 'idle')::interval, told))
    else studio_batch(acts, s, (c ->> 'idle')::interval, told) end;
  perform studio_logged(c, answers);
  return answers;
end $$;
