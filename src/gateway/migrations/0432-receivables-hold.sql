-- What a player owes of a win that was spent and taken back holds their withdrawals, until it is collected or waived.
create function receivable_open(player uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount - collected - waived), 0)::bigint from receivables where account_id = player and ended_at is null
$$;

create or replace function withdrawal_sent(p jsonb, w jsonb) returns jsonb language plpgsql as $$
declare
  booked jsonb := ledger_transfer(p);
  hold uuid := booked ->> 'id';
  player uuid := w ->> 'accountId';
  due bigint;
  owed bigint;
  one withdrawals;
begin
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
      select (w -> 'life' ->> 'id')::uuid, player, (w ->> 'bankAccountId')::uuid, (w ->> 'amount')::bigint, hold, w ->> 'state', created_at
      from ledger_transfers where id = hold;
    insert into withdrawal_steps (withdrawal_id, version, state, taken_by, at)
      select id, 1, state, w ->> 'takenBy', created_at from withdrawals where hold_id = hold;
  end if;
  select * into strict one from withdrawals where hold_id = hold;
  return booked || jsonb_build_object('withdrawal', one.id, 'number', one.number::text);
end $$;
