-- Lets this transaction erase what identifies the owner of a closed account. Throws `erasure.open` for an open one.
create or replace function erasure_starts(account uuid) returns void language plpgsql as $$
begin
  if not exists (select from accounts where id = account and closed_at is not null) then
    raise exception 'erasure.open' using errcode = 'MD080';
  end if;
  perform set_config('maidan.erasure', account::text, true);
end $$;
