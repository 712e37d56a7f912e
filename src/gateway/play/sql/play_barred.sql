-- Error code that stops a bet of a player in a country; null if nothing does. own: the game's own reason, which ranks
-- below maintenance, account and region.
create or replace function play_barred(a accounts, of_country text, own text,
  told timestamptz) returns text language sql stable as $$
  select case when exists (select from system_maintenance where until is null or until > told) then 'system.maintenance'
    when a.closed_at is not null then 'account.closed'
    when a.blocked then 'account.blocked'
    when exists (select from system_blocked_regions r where r.country = of_country) then 'region.blocked'
    when own is not null then own
    else 'limits.' || (gaming_block(a.id) ->> 'by') end
$$;
