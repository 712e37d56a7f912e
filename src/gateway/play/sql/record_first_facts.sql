-- Appends the first version of many settled bets at once. Early bets work turnover off first, because they count for
-- fewer deposits than late ones.
create or replace function record_first_facts(facts bet_facts[]) returns void language plpgsql as $$
declare
  queued timestamptz := app_now();
  one bet_facts;
begin
  perform from ledger_accounts where purpose = 'main' and owner_id in (select account_id from unnest(facts))
    order by id for update;
  insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, replaces, round_id, vendor, game,
    category, stake, valid_bet,
      result, bonus_part, status, bet_at, created_at, transactions, transfers, proof)
    select f.id, f.account_id, case
      when exists (select from team_positions p where p.account_id = f.account_id and p.upline_id is not null)
      then tree_path(f.account_id, f.bet_at) else '{}' end, f.studio, f.bet_id, 1, f.event, f.kind, null,
      f.round_id, f.vendor, f.game, f.category, f.stake, f.valid_bet, f.result, f.bonus_part,
        bet_status(f.kind, f.stake, f.result), f.bet_at,
      f.created_at, f.transactions, f.transfers, f.proof
    from unnest(facts) f;
  insert into bet_fact_queue select f.id, queued from unnest(facts) f;
  for one in select f.* from unnest(facts) f
    where f.valid_bet > 0 and exists (select from grants g where g.owner_id = f.account_id and g.ended_at is null)
    order by f.bet_at loop
    perform turnover_played(one);
  end loop;
  perform bonuses_lost(array(select distinct f.account_id from unnest(facts) f));
end $$;
