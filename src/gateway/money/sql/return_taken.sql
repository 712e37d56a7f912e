-- Sides that take a return back from where it went. Own money that the wallet lacks (own: its balance) becomes a debt.
-- Granted money that its grant lacks: if the grant was converted it is the player's, otherwise the house bears it.
create or replace function return_taken(player uuid, own bigint, purposes text[], amounts bigint[],
  out sides jsonb, out owed bigint, out is_whole boolean) language plpgsql stable
  set enable_seqscan to off as $$
declare
  due bigint := 0;
  borne bigint := 0;
  part record;
begin
  sides := '[]';
  is_whole := true;
  for part in select x.purpose, x.amount, g.ended_by, least(x.amount, ledger_balance(a.id)) as held
    from unnest(purposes, amounts) x(purpose, amount)
    join ledger_accounts a on a.owner_id = player and a.purpose = x.purpose
    left join grants g on x.purpose = 'grant:' || g.id loop
    if part.purpose = 'main' then
      due := due + part.amount;
      continue;
    end if;
    if part.held > 0 then
      sides := sides || player_side(player, part.purpose, -part.held);
    end if;
    is_whole := is_whole and part.held = part.amount;
    if part.ended_by = 'met' then
      due := due + part.amount - part.held;
    else
      borne := borne + part.amount - part.held;
    end if;
  end loop;
  owed := greatest(due - own, 0);
  is_whole := is_whole and owed = 0;
  if due > owed then
    sides := sides || player_side(player, 'main', owed - due);
  end if;
  if owed > 0 then
    sides := sides || receivable_side(player, -owed);
  end if;
  if borne > 0 then
    sides := sides || forfeit_side(player, -borne);
  end if;
end $$;
