-- A withdrawal is sent in one call: its money is held, what is still to be staked is looked at while the wallet is, and it is written down as
-- it begins; the same key again gives the one of before. And what a player is shown of withdrawals is asked in one call, also in that which
-- sends one.
create function turnover_due(player uuid) returns bigint language sql stable as $$
  select case when exists (select from gaming_pauses where account_id = player and excluded_until > app_now())
      or excluded_elsewhere(player) is not null then 0
    else coalesce(sum(owed - worked_off - handed_on), 0)::bigint end
  from grants where owner_id = player and ended_at is null
$$;

create function withdrawal_sent(p jsonb, w jsonb) returns jsonb language plpgsql as $$
declare
  booked jsonb := ledger_transfer(p);
  hold uuid := booked ->> 'id';
  player uuid := w ->> 'accountId';
  due bigint;
  one withdrawals;
begin
  if not (booked ->> 'replayed')::boolean then
    due := turnover_due(player);
    if due > 0 then
      raise exception 'withdrawal.turnover' using errcode = 'MD010', detail = due;
    end if;
    insert into lifecycles select * from jsonb_populate_record(null::lifecycles, w -> 'life');
    insert into withdrawals (id, account_id, bank_account_id, amount, hold_id, state, created_at)
      select (w -> 'life' ->> 'id')::uuid, player, (w ->> 'bankAccountId')::uuid, (w ->> 'amount')::bigint, hold, w ->> 'state', created_at
      from ledger_transfers where id = hold;
    insert into withdrawal_steps (withdrawal_id, version, state, taken_by, at)
      select id, 1, state, w ->> 'takenBy', created_at from withdrawals where hold_id = hold;
  end if;
  select * into strict one from withdrawals where hold_id = hold;
  return booked || jsonb_build_object('withdrawal', one.id, 'number', one.number::text);
end $$;

create function withdrawals_told(ids uuid[]) returns jsonb language plpgsql as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'number', w.number::text, 'amount', w.amount::text,
      'receivedAmount', w.received_amount::text, 'state', w.state, 'createdAt', w.created_at, 'deadline', w.deadline, 'bank', to_jsonb(b),
      'life', jsonb_build_object('chart', l.chart, 'version', l.version, 'snapshot', l.snapshot, 'timers', l.timers),
      'steps', (select jsonb_agg(jsonb_build_object('state', s.state, 'reason', s.reason, 'at', s.at) order by s.version)
        from withdrawal_steps s where s.withdrawal_id = w.id),
      'proofs', (select coalesce(jsonb_agg(p.id order by p.id), '[]') from withdrawal_proofs p where p.withdrawal_id = w.id and p.given)
    ) order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted (id, place)
    join withdrawals w on w.id = wanted.id join lifecycles l on l.id = w.id join bank_accounts b on b.id = w.bank_account_id);
end $$;
