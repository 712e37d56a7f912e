-- Called by gateways of the previous version only.
-- Rejects an amount above gifts_left (MD032). Called with the wallet locked, before the booking.
create or replace function refuse_more_than_gifts(player uuid, amount bigint, times int,
  code text) returns void language plpgsql as $$
declare
  remaining bigint := gifts_left(player, times);
begin
  if amount > remaining then
    raise exception using message = code, errcode = 'MD032',
      detail = jsonb_build_object('code', code, 'left', remaining::text)::text;
  end if;
end $$;
