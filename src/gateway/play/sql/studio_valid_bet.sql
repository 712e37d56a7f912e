-- Valid bet of a player's position in a round: as reported, at most what the rule of the game counts, by default all
-- stakes that were not rolled back (W36). Where bets may be on opposite sides, the largest side counts, less all
-- others; a bet without a side has one of its own (W39).
create or replace function studio_valid_bet(r studio_rounds) returns bigint language sql stable as $$
  select least(coalesce(r.valid_bet, r.staked), case
    when r.bets > 1 and exists (select from studio_odds o
      where o.studio_id = r.studio_id and o.game_id = r.game_id and o.valid_bet_rule = 'oneSide')
    then (select greatest(2 * max(s.stake) - sum(s.stake), 0)::bigint from (
      select sum(t.amount) as stake from studio_transactions t
        where t.studio_id = r.studio_id and t.account_id = r.account_id and t.round_id = r.round_id
          and t.kind = 'bet' and t.state = 'applied'
        group by coalesce('side ' || t.side, t.transaction_id)) s)
    else r.staked end)
$$;
