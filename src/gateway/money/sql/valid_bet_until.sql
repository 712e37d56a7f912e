-- Part of a settled bet's valid bet that was staked before a time, in proportion to its stakes; null: all of it.
create or replace function valid_bet_until(fact bet_facts, until timestamptz) returns bigint language sql stable as $$
  select case when until is null or fact.created_at < until or fact.stake = 0 then fact.valid_bet
    else div(fact.valid_bet::numeric * (select coalesce(sum(-e.amount), 0)
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_id = fact.account_id and (a.purpose = 'main' or starts_with(a.purpose, 'grant:'))
        and e.transfer_id = any (fact.transfers) and e.kind = 'bet' and e.created_at < until), fact.stake)::bigint end
$$;
