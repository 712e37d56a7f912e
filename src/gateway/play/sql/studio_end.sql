-- Ends a round; one that was already ended stays as it is (W24).
create or replace function studio_end(p jsonb, r studio_rounds, told timestamptz) returns jsonb language plpgsql as $$
begin
  if r.ended_at is null then
    perform studio_round(p, 0, 0, 0, told, true);
  end if;
  return jsonb_build_object('code', 'ok', 'again', r.ended_at is not null);
end $$;
