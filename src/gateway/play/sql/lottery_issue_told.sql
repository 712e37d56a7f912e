-- An issue in wire format.
create or replace function lottery_issue_told(i lottery_issues) returns jsonb language sql stable as $$
  select jsonb_build_object('issue', i.number, 'opensAt', epoch_ms(i.opens_at), 'closesAt', epoch_ms(i.closes_at),
    'drawsAt', epoch_ms(i.draws_at))
$$;
