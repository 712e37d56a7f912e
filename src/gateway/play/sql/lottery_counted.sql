-- Adds the numbers of an order to an issue's exposure, or subtracts them.
create or replace function lottery_counted(of_issue uuid, numbers jsonb, sign int) returns void language plpgsql as $$
begin
  insert into lottery_exposures as e (issue_id, play, number, most)
    select of_issue, n.play, n.number, sign * sum(n.most)
      from jsonb_to_recordset(numbers) n(play text, number text, most bigint)
    group by 2, 3 order by 2, 3
    on conflict (issue_id, play, number) do update set most = e.most + excluded.most;
end $$;
