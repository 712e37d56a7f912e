-- Records the settled bets of a run: first versions in one batch, later ones through record_facts, in the order in
-- which they were placed.
create or replace function lottery_facts(due lottery_due[], run lottery_runs,
  told timestamptz) returns void language plpgsql as $$
declare
  of_event text := 'run:' || run.version;
  of_kind text := case run.kind when 'void' then 'cancelled' else 'settled' end;
  firsts bet_facts[];
  again jsonb;
begin
  firsts := array(select row(gen_random_uuid(), o.account_id, '{}', 'lottery', o.id, 1, of_event, of_kind, null,
    o.lottery || ' ' || o.issue, 'MAIDAN_DRAWS',
      o.lottery, 'LOTT', o.stake, d.valid, case run.kind when 'void' then 0
        else o.returned end, case run.kind when 'void' then 0 else o.granted end, '', o.created_at,
        greatest(told, o.created_at),
      array(select o.number || '-' || nth from generate_series(1, cardinality(o.transfers)) nth), o.transfers,
        d.proof)::bet_facts
    from unnest(due) d join lottery_orders o on o.id = d.id where d.type <> 4 and d.is_first);
  perform record_first_facts(firsts) where cardinality(firsts) > 0;
  if exists (select from unnest(due) d where not d.is_first) then
    select jsonb_agg(lottery_fact_told(lottery_fact(o, of_event, of_kind, d.valid, case run.kind when 'void' then 0
      else o.returned end, d.proof, told)) order by o.number)
      into again from unnest(due) d join lottery_orders o on o.id = d.id where d.type <> 4 and not d.is_first;
    perform record_facts(again) where again is not null;
  end if;
end $$;
