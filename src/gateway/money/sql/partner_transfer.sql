-- Called by gateways of the previous version only.
-- Transfers money between partners: checks the receiver's blocks and limits and the sender's gifts, books, passes
-- turnover on.
create or replace function partner_transfer(p jsonb, sender uuid, receiver uuid, moved bigint,
  gift_times int) returns jsonb language plpgsql
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
