-- Tests whether undecided bets that were staked before a bonus expired may still count for it, or return to it.
create or replace function bonus_waits(g grants) returns boolean language sql stable as $$
  select exists (select from granted_at_stake(g.owner_id) s where s.purpose = 'grant:' || g.id)
    or exists (select from studio_rounds r left join games x on x.game_id = r.game_id
      where r.account_id = g.owner_id and r.ended_at is null and r.bets > 0 and r.staked > 0
        and grant_is_live(g, r.opened_at)
        and grant_covers(g.rules, coalesce(x.category, 'RNG'), coalesce(x.vassalage, r.studio_id),
          coalesce(r.game_id, r.studio_id)))
    or exists (select from lottery_orders o
      where o.account_id = g.owner_id and o.state in ('placed', 'closed') and grant_is_live(g, o.created_at)
        and grant_covers(g.rules, 'LOTT', 'MAIDAN_DRAWS', o.lottery))
$$;
