-- Counts a movement of a watched player's own money in a bet. `at`: the ledger's time of the entry.
create or replace function play_counted(wallet uuid, kind text, amount bigint, transfer uuid,
  at timestamptz) returns void language plpgsql set enable_seqscan to off as $$
declare
  player uuid := (select w.account_id from play_watches w where w.wallet_id = wallet);
  stake_at timestamptz := case when kind = 'bet' and amount > 0 then (select e.created_at from ledger_transfers t
    join ledger_entries e on e.transfer_id = t.refers_to and e.account_id = wallet where t.id = transfer) end;
begin
  insert into play_hours as h (account_id, hour, staked, net, peak, seconds)
    values (player, play_hour(at), case when kind = 'bet' and amount < 0 then -amount else 0 end, -amount,
      greatest(-amount, 0), 0)
    on conflict (account_id, hour) do update set staked = h.staked + excluded.staked, net = h.net + excluded.net,
      peak = greatest(h.peak + excluded.net, 0);
  if stake_at is not null then
    update play_hours h set staked = h.staked - amount where h.account_id = player and h.hour = play_hour(stake_at);
  end if;
end $$;
