-- Takes a win or promotion back from where it went. The part of own money that the wallet lacks becomes a receivable.
-- A held or reversed one moves nothing: its lifecycle ends the hold.
create or replace function studio_taken_back(p jsonb, a accounts, won studio_transactions,
  told timestamptz) returns jsonb language plpgsql set enable_seqscan to off as $$
declare
  purposes text[];
  amounts bigint[];
  back record;
  transfer uuid;
  moved bigint := 0;
begin
  if exists (select from studio_holds h where h.id = won.id and h.state <> 'released') then
    update studio_transactions set state = 'rolledBack' where id = won.id;
    return '{"moved": 0, "transfers": []}';
  end if;
  if won.amount > 0 then
    select array_agg(l.purpose), array_agg(e.amount) into purposes, amounts
      from ledger_entries e join ledger_accounts l on l.id = e.account_id
      where e.transfer_id = won.transfers[1] and l.owner_id = a.id;
    select * into strict back from return_taken(a.id, player_own(a.id), purposes, amounts);
    transfer := studio_moved(p, a, case won.kind when 'win' then 'win' else 'bonus' end, back.sides, won.amount,
      case when back.is_whole then won.transfers[1] end);
    moved := (select coalesce(sum((x ->> 'amount')::bigint), 0)
      from jsonb_array_elements(back.sides) x where x ->> 'owner' is not null);
    if back.owed > 0 then
      perform receivable_kept(a.id, back.owed, won.id, null, null, told);
    end if;
  end if;
  update studio_transactions set state = 'rolledBack' where id = won.id;
  if won.kind = 'win' then
    update studio_rounds set won = studio_rounds.won - won.amount
      where studio_id = won.studio_id and account_id = won.account_id and round_id = won.round_id;
  end if;
  return jsonb_build_object('moved', moved,
    'transfers', case when transfer is null then '[]'::jsonb else jsonb_build_array(transfer) end);
end $$;
