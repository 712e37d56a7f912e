-- Books what is due of many orders, divided like their stakes: credits in one batch, debits one by one.
create or replace function lottery_moved(due lottery_due[], run lottery_runs,
  told timestamptz) returns void language plpgsql set enable_seqscan to off as $$
declare
  kind text := case run.kind when 'void' then 'bet' else 'win' end;
  bonus uuid[] := array(select o.id from unnest(due) d join lottery_orders o on o.id = d.id where o.granted > 0);
  sides ledger_side[];
  one lottery_due;
  back uuid;
begin
  select array_agg(side.s) into sides from unnest(due) d, lateral (values
    (row(d.transfer, 'lottery:' || d.id || ':' || run.version, kind, 'posted', null, d.account, 'main', 0,
      d.delta)::ledger_side),
    (row(d.transfer, 'lottery:' || d.id || ':' || run.version, kind, 'posted', null, null,
      lottery_purpose(d.lottery, d.type), ledger_shard(lottery_purpose(d.lottery, d.type), d.account),
      -d.delta)::ledger_side)) side(s)
    where d.delta > 0 and d.id <> all (bonus);
  if bonus <> '{}' then
    sides := coalesce(sides, '{}') || array(
      select row(d.transfer, 'lottery:' || d.id || ':' || run.version, kind, 'posted', null, x.owner, x.purpose,
        x.shard, x.amount)::ledger_side
      from unnest(due) d join lottery_orders o on o.id = d.id
      cross join lateral (
        select d.account as owner, after.purpose, 0::smallint as shard, after.amount - before.amount as amount
          from return_divided(o.transfers[1:1], o.stake, d.returned) after
          join return_divided(o.transfers[1:1], o.stake, o.returned) before using (purpose)
        union all
        select null, lottery_purpose(d.lottery, d.type),
          ledger_shard(lottery_purpose(d.lottery, d.type), d.account), -d.delta) x
      where d.delta > 0 and d.id = any (bonus) and x.amount <> 0);
  end if;
  if sides is not null then
    perform ledger_transfers_booked(sides, run.kind, told);
  end if;
  perform grants_swept(o.transfers[1:1]) from lottery_orders o where o.id = any (bonus);
  for one in select * from unnest(due) d where d.delta < 0 loop
    back := lottery_taken_back((select o from lottery_orders o where o.id = one.id),
      (select a from accounts a where a.id = one.account), -one.delta, run, told);
    update lottery_orders set transfers = transfers || back where id = one.id;
  end loop;
end $$;
