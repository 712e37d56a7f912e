-- Times of a player's bets since a time, of own and granted money, and the seconds of play that each adds.
create or replace function play_times(player uuid, since timestamptz)
returns table (at timestamptz, seconds int) language plpgsql stable set enable_seqscan to off as $$
begin
  return query select b.at, play_seconds(lag(b.at) over (order by b.at), b.at) from (
    select distinct e.created_at as at from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_id = player and (a.purpose = 'main' or starts_with(a.purpose, 'grant:'))
        and e.kind = 'bet' and e.amount < 0 and e.created_at >= since) b;
end $$;
