-- Holds an order's stake: own money first, then grants. Rejects a position that contains granted money and exceeds the
-- largest stake. Returns the granted part.
create or replace function lottery_held(p jsonb, asked jsonb, of_issue uuid) returns bigint language plpgsql as $$
declare
  player uuid := p ->> 'accountId';
  stake bigint := asked ->> 'stake';
  own bigint;
  granted bigint := 0;
  problem text;
  sides jsonb := jsonb_build_array(player_side(player, 'main', -stake));
  earlier record;
  most bigint;
begin
  if exists (select from grants g where g.owner_id = player and g.kind = 'bonus') then
    own := player_own(player);
    if own < stake then
      select d.sides, d.granted, d.problem into sides, granted, problem
        from stake_divided(player, stake, own, 'LOTT', 'MAIDAN_DRAWS', p ->> 'lottery') d;
    end if;
    if problem = 'bonusGame' then
      perform lottery_refused('lottery.bonusGame', jsonb_build_object('most', own::text));
    elsif problem is not null then
      -- The ledger rejects the whole stake and reports the balance.
      granted := 0;
      sides := jsonb_build_array(player_side(player, 'main', -stake));
    end if;
    select coalesce(sum(o.stake), 0)::bigint as stake, coalesce(sum(o.granted), 0) as granted,
        array_agg(o.transfers[1]) as holds into earlier
      from lottery_orders o
      where o.account_id = player and o.issue_id = of_issue and o.state in ('placed', 'closed');
    if granted + earlier.granted > 0 then
      most := stake_most(array(select x ->> 'purpose' from jsonb_array_elements(sides) x
        union all select s.purpose from stake_parts(earlier.holds) s));
      if earlier.stake + stake > most then
        perform lottery_refused('lottery.bonusStake',
          jsonb_build_object('most', most::text, 'left', greatest(most - earlier.stake, 0)::text));
      end if;
    end if;
  end if;
  perform ledger_transfer(jsonb_build_object('id', asked ->> 'hold', 'key', 'lottery:' || (asked ->> 'id') || ':hold',
    'kind', 'bet', 'hash', p ->> 'hash', 'mode', 'pending', 'entries', sides || player_side(player, 'locked', stake)));
  return granted;
end $$;
