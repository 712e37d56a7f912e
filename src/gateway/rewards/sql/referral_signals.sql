-- Called by gateways of the previous version only.
-- Signals that an invitee and the inviter are one person: device, network, payout account, name.
create or replace function referral_signals(one uuid, other uuid, came_from text,
  came_with text) returns text[] language sql stable as $$
  with used as (
    select s.ip, s.user_agent, s.account_id from sessions s where s.account_id in (one, other) and s.ip is not null
    union select p.ip, null, p.account_id from account_places p where p.account_id in (one, other)
    union select came_from, came_with, other
  ), banks as (select account_id, number, lower(regexp_replace(holder, '\s', '', 'g')) as holder from bank_accounts
    where account_id in (one, other)),
  names as (
    select account_id, lower(regexp_replace(payee_name, '\s', '', 'g')) as name from member_profiles
      where account_id in (one, other) and payee_name is not null
    union select account_id, holder from banks
  )
  select array_remove(array[
    case when exists (select from used a
      join used b on a.account_id = one and b.account_id = other and a.ip = b.ip and a.user_agent = b.user_agent
      and a.user_agent <> '') then 'device' end,
    case when exists (select from used a
      join used b on a.account_id = one and b.account_id = other and near_network(a.ip) = near_network(b.ip))
      then 'network' end,
    case when exists (select from banks a
      join banks b on a.account_id = one and b.account_id = other and a.number = b.number) then 'payout' end,
    case when exists (select from names a
      join names b on a.account_id = one and b.account_id = other and a.name = b.name and a.name <> '')
      then 'name' end], null)
$$;
