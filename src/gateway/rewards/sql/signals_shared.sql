-- Signals that an invitee and the inviter are one person, from what they used: device, network, payout account.
create or replace function signals_shared(one uuid, other uuid, came_from text,
  came_with text) returns text[] language sql stable as $$
  with used as (
    select s.ip, s.user_agent, s.account_id from sessions s where s.account_id in (one, other) and s.ip is not null
    union select p.ip, null, p.account_id from account_places p where p.account_id in (one, other)
    union select came_from, came_with, other
  )
  select array_remove(array[
    case when exists (select from used a
      join used b on a.account_id = one and b.account_id = other and a.ip = b.ip and a.user_agent = b.user_agent
      and a.user_agent <> '') then 'device' end,
    case when exists (select from used a
      join used b on a.account_id = one and b.account_id = other and near_network(a.ip) = near_network(b.ip))
      then 'network' end,
    case when exists (select from bank_accounts a
      join bank_accounts b on a.account_id = one and b.account_id = other and payout_key(a) = payout_key(b))
      then 'payout' end], null)
$$;
