-- Rejects a lottery call with a code and details (MD050).
create or replace function lottery_refused(code text, told jsonb) returns void language plpgsql as $$
begin
  raise exception 'lottery.refused' using errcode = 'MD050', detail = jsonb_build_object('code', code) || told;
end $$;
