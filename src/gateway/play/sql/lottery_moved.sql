-- Books what is due of many orders: credits in one batch, debits one by one.
create or replace function lottery_moved(due lottery_due[], run lottery_runs,
  told timestamptz) returns void language plpgsql set enable_seqscan to off as $$
declare
  kind text := case run.kind when 'void' then 'bet' else 'win' end;
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
    where d.delta > 0;
  if sides is not null then
    perform ledger_transfers_booked(sides, run.kind, told);
  end if;
  for one in select * from unnest(due) d where d.delta < 0 loop
    back := lottery_taken_back((select o from lottery_orders o where o.id = one.id),
      (select a from accounts a where a.id = one.account), -one.delta, run, told);
    update lottery_orders set transfers = transfers || back where id = one.id;
  end loop;
end $$;
