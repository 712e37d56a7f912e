-- A player costs more than bonuses: cashback, which is claimed as a reward, and salary by contracts are added up of teams, too, each on its own
-- (own.team.costs). What happened before is added up again.
alter table team_events_hourly drop constraint team_events_hourly_kind_check;
alter table team_events_hourly add constraint team_events_hourly_kind_check
  check (kind in ('deposit', 'withdrawal', 'bonus', 'cashback', 'salary', 'joined'));

create or replace view team_money as
  select t.id as transfer_id, a.owner_id as account_id, t.created_at as at, case
      when t.kind = 'refund' then 'withdrawal'
      when t.kind = 'bonus' and exists (select from rewards r where r.transfer_id = t.id and r.source = 'cashback') then 'cashback'
      else t.kind end as kind,
    (t.kind <> 'refund')::int::bigint as times, case when t.kind in ('withdrawal', 'refund') then -e.amount else e.amount end as amount
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  where (t.kind in ('deposit', 'bonus', 'salary', 'refund') and t.mode = 'posted' and a.purpose = 'main'
      or t.kind = 'withdrawal' and t.mode = 'post' and a.purpose = 'locked')
    and a.owner_id is not null;

drop trigger ledger_transfers_team on ledger_transfers;
create trigger ledger_transfers_team after insert on ledger_transfers for each row
  when (new.kind in ('deposit', 'bonus', 'salary', 'refund') and new.mode = 'posted' or new.kind = 'withdrawal' and new.mode = 'post')
  execute function team_event_waits();

select rollups_rebuilt();
