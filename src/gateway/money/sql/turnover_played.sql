-- Works off open grants with a settled bet, deposits first, then bonuses, each oldest first, and reverts the part of
-- the version it replaces. The requirement of an ended bonus does not return; an expired one counts what was staked
-- before.
create or replace function turnover_played(fact bet_facts) returns void language plpgsql set enable_seqscan to off as $$
declare
  place bigint;
  rest bigint := fact.valid_bet;
  part bigint;
  one record;
begin
  for one in delete from grant_stakes where fact_id = fact.replaces returning grant_id, amount loop
    update grants set worked_off = worked_off - one.amount,
        given_up = given_up + case when kind = 'bonus' and ended_at is not null then one.amount else 0 end,
        ended_at = case when kind = 'bonus' then ended_at end
      where id = one.grant_id;
  end loop;
  if rest = 0 then
    return;
  end if;
  -- A stake of granted money alone has no entry in the wallet: its place is after the last one before it.
  select coalesce(min(e.seq) filter (where a.purpose = 'main' and e.amount < 0),
      1 + (select coalesce(max(m.seq), 0) from ledger_accounts l join ledger_entries m on m.account_id = l.id
        where l.owner_id = fact.account_id and l.purpose = 'main' and m.created_at <= min(e.created_at)))
    into strict place from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = fact.account_id and e.transfer_id = any (fact.transfers);
  for one in select g.id, g.owed - g.worked_off - g.handed_on - g.given_up as open, g.kind,
      valid_bet_until(fact, g.expires_at) as counted from grants g
    where g.owner_id = fact.account_id and g.ended_at is null and g.seq < place and turnover_counts(g.rules, fact)
      and grant_is_live(g, fact.bet_at)
      order by g.kind = 'bonus', g.seq, g.created_at, g.id loop
    exit when rest <= 0;
    part := least(rest, one.open, one.counted);
    continue when part <= 0;
    rest := rest - part;
    insert into grant_stakes values (one.id, fact.id, part);
    update grants set worked_off = worked_off + part, ended_at = case when part = one.open then app_now() end,
        ended_by = case when part = one.open and kind = 'bonus' then 'met' end
      where id = one.id;
  end loop;
end $$;
