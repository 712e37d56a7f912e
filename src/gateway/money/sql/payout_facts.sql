-- Facts on which the needs of a payout to an account depend, amounts in minor units. payers: paid deposits, less what
-- was taken back, by the payer that the provider reported; fromAgents: received from agents whose line is verified;
-- isApproved: an operator approved a payout to it, also under an earlier record of the same account.
create or replace function payout_facts(bank uuid) returns jsonb language plpgsql stable set enable_seqscan to off as $$
begin
  return (select jsonb_build_object('holder', b.holder, 'number', b.number,
      'isMobileVerified', (select a.mobile_verified_at is not null from accounts a where a.id = b.account_id),
      'isApproved', exists (select from bank_accounts o
        join withdrawals w on w.account_id = o.account_id and w.bank_account_id = o.id
        join withdrawal_steps s on s.withdrawal_id = w.id
        where o.account_id = b.account_id and payout_key(o) = payout_key(b) and s.state = 'approved'
          and s.taken_by is distinct from 'rules'),
      'payers', (select coalesce(jsonb_agg(
          jsonb_build_object('name', p.name, 'number', p.number, 'sum', p.sum::text)), '[]')
        from (select d.payer_name as name, d.payer_number as number, sum(d.amount - d.reversed) as sum from deposits d
          where d.account_id = b.account_id and d.state = 'credited'
            and coalesce(d.payer_name, d.payer_number) is not null
          group by d.payer_name, d.payer_number) p),
      'fromAgents', (select coalesce(sum(i.amount), 0)::text from ledger_accounts m
        join ledger_entries i on i.account_id = m.id and i.kind = 'upline' and i.amount > 0
        join ledger_entries o on o.transfer_id = i.transfer_id and o.amount < 0
        join ledger_accounts s on s.id = o.account_id join verified_lines l on l.account_id = s.owner_id
        where m.owner_id = b.account_id and m.purpose = 'main'))
    from bank_accounts b where b.id = bank);
end $$;
