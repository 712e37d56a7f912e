-- Network that an address shares with its neighbours: /24 of IPv4, /64 of IPv6.
create or replace function near_network(address text) returns inet language sql immutable as $$
  select network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 64 end))
$$;
