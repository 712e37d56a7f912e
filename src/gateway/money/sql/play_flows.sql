-- Own money in a player's bets since a time: stakes, and returns. A stake that comes back before its bet was decided
-- counts as not staked, at the time of the stake (staked_at).
create or replace function play_flows(player uuid, since timestamptz)
returns table (at timestamptz, seq bigint, staked_at timestamptz, staked bigint, won bigint) language plpgsql stable
  set enable_seqscan to off as $$
begin
  return query select e.created_at, e.seq, coalesce(s.created_at, e.created_at),
      case when e.kind = 'bet' and (e.amount < 0 or s.created_at is not null) then -e.amount else 0 end,
      case when e.kind = 'bet' and (e.amount < 0 or s.created_at is not null) then 0 else e.amount end
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    left join ledger_transfers t on t.id = e.transfer_id and e.kind = 'bet' and e.amount > 0
    left join ledger_entries s on s.transfer_id = t.refers_to and s.account_id = a.id
    where a.owner_id = player and a.purpose = 'main' and e.kind in ('bet', 'win') and e.created_at >= since;
end $$;
