-- Clears what identifies the owner of a closed account in some rows of an append-only table, which the gateway's role
-- cannot change. Returns their number.
create or replace function append_only_erased(called text, account uuid, most int) returns int language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  cleared int;
begin
  perform erasure_starts(account);
  if called = 'account_events' then
    update account_events set ip = null
      where id in (select id from account_events where account_id = account and ip is not null limit most);
  elsif called = 'player_notes' then
    update player_notes set text = '-'
      where id in (select id from player_notes where account_id = account and text <> '-' limit most);
  else
    raise exception 'erasure.unknown' using errcode = 'MD081';
  end if;
  get diagnostics cleared = row_count;
  return cleared;
end $$;
