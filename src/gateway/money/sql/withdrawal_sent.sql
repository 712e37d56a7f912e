-- Called by gateways of the previous version only.
-- Locks the wallet, checks gifts, turnover and receivables, books the hold and records the request with its first step.
-- Rejects with MD010 (turnover), MD032 (gifts) and MD031 (receivables).
create or replace function withdrawal_sent(p jsonb, w jsonb) returns jsonb language plpgsql
  set enable_seqscan to off as $$
declare
  player uuid := w ->> 'accountId';
  booked jsonb;
  hold uuid;
  due bigint;
  owed bigint;
  one withdrawals;
begin
  perform from ledger_accounts where owner_id = player and purpose = 'main' for update;
  if not exists (select from ledger_transfers where idempotency_key = p ->> 'key') then
    perform refuse_more_than_gifts(player, (w ->> 'amount')::bigint, (w ->> 'giftTimes')::int, 'withdrawal.gifts');
  end if;
  booked := ledger_transfer(p);
  hold := booked ->> 'id';
  if not (booked ->> 'replayed')::boolean then
    due := turnover_due(player);
    if due > 0 then
      raise exception 'withdrawal.turnover' using errcode = 'MD010', detail = due;
    end if;
    owed := receivable_open(player);
    if owed > 0 then
      raise exception 'withdrawal.receivable' using errcode = 'MD031', detail = owed;
    end if;
    insert into lifecycles select * from jsonb_populate_record(null::lifecycles, w -> 'life');
    insert into withdrawals (id, account_id, bank_account_id, amount, hold_id, state, created_at)
      select (w -> 'life' ->> 'id')::uuid, player, (w ->> 'bankAccountId')::uuid, (w ->> 'amount')::bigint, hold,
        w ->> 'state', created_at
      from ledger_transfers where id = hold;
    insert into withdrawal_steps (withdrawal_id, version, state, taken_by, at)
      select id, 1, state, w ->> 'takenBy', created_at from withdrawals where hold_id = hold;
  end if;
  select * into strict one from withdrawals where hold_id = hold;
  return booked || jsonb_build_object('withdrawal', one.id, 'number', one.number::text);
end $$;
