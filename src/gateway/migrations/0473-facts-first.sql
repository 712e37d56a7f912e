-- First facts of many bets at once, as a settlement of thousands has them, in one statement; and what is owed of a win that was spent and taken back, of
-- a studio's or of a lottery's.
-- Facts of bets that have none: what is computed of a fact (its path, version and status) is computed here. A bet that has one fails.
create function record_first_facts(facts bet_facts[]) returns void language plpgsql as $$
declare
  one bet_facts;
begin
  perform from ledger_accounts where purpose = 'main' and owner_id in (select account_id from unnest(facts)) order by id for update;
  insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, replaces, round_id, vendor, game, category, stake, valid_bet,
      result, bonus_part, status, bet_at, created_at, transactions, transfers, proof)
    select f.id, f.account_id, p.path, f.studio, f.bet_id, 1, f.event, f.kind, null, f.round_id, f.vendor, f.game, f.category, f.stake, f.valid_bet,
      f.result, f.bonus_part, bet_status(f.kind, f.stake, f.result), f.bet_at, f.created_at, f.transactions, f.transfers, f.proof
    from unnest(facts) f
    join (select x.account_id, tree_path(x.account_id) as path from (select distinct account_id from unnest(facts)) x) p using (account_id);
  insert into bet_fact_queue select f.id, app_now() from unnest(facts) f;
  for one in select f.* from unnest(facts) f
    where f.valid_bet > 0 and exists (select from grants g where g.owner_id = f.account_id and g.ended_at is null) loop
    perform turnover_played(one);
  end loop;
end $$;

alter table receivables alter column transaction_id drop not null, add column order_id uuid references lottery_orders (id), add column run int,
  add unique (order_id, run), add check (num_nonnulls(transaction_id, order_id) = 1), add check ((order_id is null) = (run is null));

-- What a player owes of a win that was taken back: the player is told.
create function receivable_kept(player uuid, owed bigint, of_transaction uuid, of_order uuid, of_run int, told timestamptz) returns void
language plpgsql as $$
begin
  insert into receivables (id, account_id, transaction_id, order_id, run, amount, created_at)
    values (gen_random_uuid(), player, of_transaction, of_order, of_run, owed, told);
  perform graphile_worker.add_job('alert.tell', json_build_object('all', json_build_array(json_build_object('accountId', player,
    'alert', 'win.corrected', 'params', json_build_object('amount', to_char(owed / 100.0, 'FM9999999999990.00')),
    'key', 'receivable:' || coalesce(of_transaction::text, of_order || ':' || of_run)))));
end $$;

create or replace function studio_taken_back(p jsonb, a accounts, won studio_transactions, balance bigint, told timestamptz) returns jsonb language plpgsql as $$
declare
  owed bigint := greatest(won.amount - balance, 0);
  transfer uuid;
begin
  if won.amount > 0 then
    transfer := studio_moved(p, a, case won.kind when 'win' then 'win' else 'bonus' end, owed - won.amount, owed,
      case when owed = 0 then won.transfers[1] end);
  end if;
  if owed > 0 then
    perform receivable_kept(a.id, owed, won.id, null, null, told);
  end if;
  update studio_transactions set state = 'rolledBack' where id = won.id;
  if won.kind = 'win' then
    update studio_rounds set won = studio_rounds.won - won.amount
      where studio_id = won.studio_id and account_id = won.account_id and round_id = won.round_id;
  end if;
  return jsonb_build_object('moved', owed - won.amount, 'transfers', case when transfer is null then '[]'::jsonb else jsonb_build_array(transfer) end);
end $$;
