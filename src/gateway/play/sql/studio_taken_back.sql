-- Takes a win or promotion back. The part that the wallet lacks becomes a receivable. One that is held or was reversed
-- moves nothing: its lifecycle ends the hold.
create or replace function studio_taken_back(p jsonb, a accounts, won studio_transactions, balance bigint,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  owed bigint := greatest(won.amount - balance, 0);
  transfer uuid;
begin
  if exists (select from studio_holds h where h.id = won.id and h.state <> 'released') then
    update studio_transactions set state = 'rolledBack' where id = won.id;
    return '{"moved": 0, "transfers": []}';
  end if;
  if won.amount > 0 then
    transfer := studio_moved(p, a, case won.kind when 'win' then 'win' else 'bonus' end, owed - won.amount, owed,
      case when owed = 0 then won.transfers[1] end);
  end if;
  if owed > 0 then
    perform receivable_kept(a.id, owed, won.id, null, null, told);
  end if;
  update studio_transactions set state = 'rolledBack' where id = won.id;
  if won.kind = 'win' then
    update studio_rounds set won = studio_rounds.won - won.amount
      where studio_id = won.studio_id and account_id = won.account_id and round_id = won.round_id;
  end if;
  return jsonb_build_object('moved', owed - won.amount, 'transfers', case when transfer is null then '[]'::jsonb
    else jsonb_build_array(transfer) end);
end $$;
