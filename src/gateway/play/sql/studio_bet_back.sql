-- Takes a bet back, with the wins of its round if that is agreed with the studio; otherwise only without wins (W21).
-- Each part of the stake returns to where it came from.
create or replace function studio_bet_back(p jsonb, s studios, a accounts, bet studio_transactions,
  told timestamptz)
returns jsonb language plpgsql as $$
declare
  moved bigint := 0;
  part bigint := 0;
  transfers jsonb := '[]';
  won studio_transactions;
  back jsonb;
begin
  if s.rollback_under_win = 'refused' and (exists (select from studio_rounds r
    where r.studio_id = bet.studio_id and r.account_id = bet.account_id and r.round_id = bet.round_id
      and r.won > 0)
    or exists (select from studio_holds h where h.studio_id = bet.studio_id and h.account_id = bet.account_id
      and h.round_id = bet.round_id and h.kind = 'win' and h.state = 'held')) then
    return '{"code": "round.hasWins"}';
  end if;
  if bet.transfers <> '{}' then
    moved := bet.amount;
    part := coalesce((select sum(amount) from stake_parts(bet.transfers[1:1])), 0);
    transfers := jsonb_build_array(studio_moved(p, a, 'bet', sides_reversed(bet.transfers[1], a.id), -bet.amount,
      bet.transfers[1]));
    perform grants_swept(bet.transfers[1:1]);
  end if;
  update studio_transactions set state = 'rolledBack' where id = bet.id;
  update studio_rounds set staked = staked - bet.amount, bets = bets - 1, granted = granted - part
    where studio_id = bet.studio_id and account_id = bet.account_id and round_id = bet.round_id;
  for won in select * from studio_transactions t where t.studio_id = bet.studio_id and t.account_id = bet.account_id
    and t.round_id = bet.round_id and t.kind = 'win' and t.state = 'applied' and t.amount > 0 order by created_at loop
    back := studio_taken_back(p, a, won, told);
    moved := moved + (back ->> 'moved')::bigint;
    transfers := transfers || (back -> 'transfers');
  end loop;
  return jsonb_build_object('code', 'ok', 'moved', moved, 'transfers', transfers);
end $$;
