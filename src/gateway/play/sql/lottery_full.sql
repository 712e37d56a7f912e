-- The first number whose exposure exceeds the cap of an issue; null if none does.
create or replace function lottery_full(of_issue uuid, numbers jsonb, cap bigint) returns jsonb language plpgsql as $$
begin
  return (select jsonb_build_object('play', n.play, 'number', n.number, 'most', cap::text)
    from jsonb_to_recordset(numbers) n(play text, number text)
      cross join lateral (select e.most from lottery_exposures e
        where e.issue_id = of_issue and e.play = n.play and e.number = n.number limit 1) own
    where own.most + coalesce(case when n.number = '*'
      then (select max(e.most) from lottery_exposures e
        where e.issue_id = of_issue and e.play = n.play and e.number <> '*')
      else (select e.most from lottery_exposures e
        where e.issue_id = of_issue and e.play = n.play and e.number = '*') end, 0) > cap
    limit 1);
end $$;
