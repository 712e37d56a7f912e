-- Works off open grants with a settled bet, oldest grant first, and reverts the part of the version it replaces. The
-- requirement of a cancelled bonus does not return.
create or replace function turnover_played(fact bet_facts) returns void language plpgsql set enable_seqscan to off as $$
declare
  place bigint;
  rest bigint := fact.valid_bet;
  part bigint;
  one record;
begin
  for one in delete from grant_stakes where fact_id = fact.replaces returning grant_id, amount loop
    update grants set worked_off = worked_off - one.amount,
        given_up = given_up + case when given_up_at is null then 0 else one.amount end,
        ended_at = case when given_up_at is null then null else ended_at end
      where id = one.grant_id;
  end loop;
  if rest = 0 then
    return;
  end if;
  select min(e.seq) into strict place from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = fact.account_id and a.purpose = 'main' and e.transfer_id = any (fact.transfers) and e.amount < 0;
  for one in select g.id, g.owed - g.worked_off - g.handed_on as open from grants g
    where g.owner_id = fact.account_id and g.ended_at is null and g.seq < place and turnover_counts(g.rules, fact)
      order by g.seq loop
    exit when rest <= 0;
    part := least(rest, one.open);
    rest := rest - part;
    update grants set worked_off = worked_off + part, ended_at = case when part = one.open then app_now() end
      where id = one.id;
    insert into grant_stakes values (one.id, fact.id, part);
  end loop;
end $$;
