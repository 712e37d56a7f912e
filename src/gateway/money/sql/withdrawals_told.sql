-- Withdrawals with bank account, lifecycle, steps and proofs, as JSON, in the order of the ids.
create or replace function withdrawals_told(ids uuid[]) returns jsonb language plpgsql as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'number', w.number::text, 'amount', w.amount::text,
      'receivedAmount', w.received_amount::text, 'state', w.state, 'createdAt', w.created_at, 'deadline', w.deadline,
        'reviewBy', w.review_by, 'bank', to_jsonb(b),
      'life', jsonb_build_object('chart', l.chart, 'version', l.version, 'snapshot', l.snapshot, 'timers', l.timers),
      'steps', (select jsonb_agg(jsonb_build_object('state', s.state, 'reason', s.reason, 'at', s.at)
        order by s.version)
        from withdrawal_steps s where s.withdrawal_id = w.id),
      'proofs', (select coalesce(jsonb_agg(p.id order by p.id), '[]') from withdrawal_proofs p
        where p.withdrawal_id = w.id and p.given)
    ) order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted (id, place)
    join withdrawals w on w.id = wanted.id join lifecycles l on l.id = w.id
      join bank_accounts b on b.id = w.bank_account_id);
end $$;
