-- A player who was only ever given money can withdraw, and send to partners, so many times what was given, together with all that was won with it: accounts that
-- never pay anything in are not worth opening by the dozen. A deposit, a partner's money or a salary ends the limit.
-- Amount that can still leave the wallet of a player who was only given money, minor units; null: no such limit. "times": of each gift.
-- Most players have paid something in, which the index finds at once: only for the others all entries but those of play are added up.
create function gifts_left(player uuid, times int) returns bigint language sql stable as $$
  select case when not exists (select from ledger_entries where account_id = a.id and kind in ('deposit', 'upline', 'salary', 'adjustment') and amount > 0)
    then (select greatest(0, coalesce(sum(case kind when 'bonus' then amount * times else amount end), 0))
      from ledger_entries where account_id = a.id and kind not in ('bet', 'win', 'transfer')) end::bigint
  from ledger_accounts a where a.owner_id = player and a.purpose = 'main'
$$;

-- Called before the money is booked, with the wallet held.
create function refuse_more_than_gifts(player uuid, amount bigint, times int, code text) returns void language plpgsql as $$
declare
  remaining bigint := gifts_left(player, times);
begin
  if amount > remaining then
    raise exception using message = code, errcode = 'MD032', detail = jsonb_build_object('code', code, 'left', remaining::text)::text;
  end if;
end $$;

drop function partner_transfer(jsonb, uuid, uuid, bigint);
create function partner_transfer(p jsonb, sender uuid, receiver uuid, moved bigint, gift_times int) returns jsonb language plpgsql
set enable_seqscan to off as $$
declare
  booked jsonb;
begin
  perform from accounts where id in (sender, receiver) order by id for no key update;
  if not exists (select from ledger_transfers where idempotency_key = p ->> 'key') then
    if gaming_block(receiver) is not null or moved > deposit_limit_left(receiver) - deposits_payable(receiver) then
      raise exception 'transfer.barred' using errcode = 'MD009';
    end if;
    perform from ledger_accounts where owner_id = sender and purpose = 'main' for update;
    perform refuse_more_than_gifts(sender, moved, gift_times, 'transfer.gifts');
  end if;
  booked := ledger_transfer(p);
  if not (booked ->> 'replayed')::boolean then
    perform turnover_handed_on((booked ->> 'id')::uuid, sender, receiver, moved);
  end if;
  return booked;
end $$;

create or replace function withdrawal_sent(p jsonb, w jsonb) returns jsonb language plpgsql set enable_seqscan to off as $$
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
      select (w -> 'life' ->> 'id')::uuid, player, (w ->> 'bankAccountId')::uuid, (w ->> 'amount')::bigint, hold, w ->> 'state', created_at
      from ledger_transfers where id = hold;
    insert into withdrawal_steps (withdrawal_id, version, state, taken_by, at)
      select id, 1, state, w ->> 'takenBy', created_at from withdrawals where hold_id = hold;
  end if;
  select * into strict one from withdrawals where hold_id = hold;
  return booked || jsonb_build_object('withdrawal', one.id, 'number', one.number::text);
end $$;
