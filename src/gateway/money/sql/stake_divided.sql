-- Divides a stake: own money first, then grants, oldest first, in games that count for them. problem: `insufficient`,
-- or `bonusGame` if grants that the game does not count for would have sufficed. Called with the wallet locked.
create or replace function stake_divided(player uuid, stake bigint, own bigint, category text, vendor text, game text,
  out sides jsonb, out granted bigint, out problem text) language plpgsql stable
  set enable_seqscan to off as $$
declare
  rest bigint := greatest(stake - own, 0);
  elsewhere bigint := 0;
  part bigint;
  bonus record;
begin
  granted := rest;
  sides := case when stake > rest then jsonb_build_array(player_side(player, 'main', rest - stake)) else '[]' end;
  for bonus in select a.purpose, ledger_balance(a.id) as held, grant_covers(g.rules, category, vendor, game) as counts
    from grants g join ledger_accounts a on a.owner_id = g.owner_id and a.purpose = 'grant:' || g.id
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null
      and grant_is_live(g, app_now()) order by g.seq, g.created_at, g.id loop
    part := least(rest, bonus.held);
    if not bonus.counts then
      elsewhere := elsewhere + bonus.held;
    elsif part > 0 then
      rest := rest - part;
      sides := sides || player_side(player, bonus.purpose, -part);
    end if;
  end loop;
  problem := case when rest = 0 then null when elsewhere >= rest then 'bonusGame' else 'insufficient' end;
end $$;
