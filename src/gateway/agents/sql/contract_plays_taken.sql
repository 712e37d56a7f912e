-- Counts bets that enter the hourly sums for the next settlement of agreements.
create or replace function contract_plays_taken() returns trigger language plpgsql as $$
declare
  settled timestamptz;
begin
  if not exists (select from gone join bet_facts f on f.id = gone.fact_id where f.path <> '{}') then
    return null;
  end if;
  -- Keeps settlements out.
  perform pg_advisory_xact_lock_shared(hashtext('contracts.settled'));
  settled := coalesce((select max(until) from contract_runs), 'epoch');
  insert into contract_plays (fact_id, sign, counted_at, first_at, bettor, path, stake, turnover, loss, outcome)
    select f.id, s.sign, greatest(f.created_at, settled),
      coalesce(p.counted_at, case when waits.is then greatest(b.created_at, settled) else b.created_at end),
      f.account_id, f.path, s.stake, s.valid_bet, s.stake - s.result, s.status
    from gone join bet_facts f on f.id = gone.fact_id
      join bet_facts b on (b.studio, b.account_id, b.bet_id, b.version) = (f.studio, f.account_id, f.bet_id, 1)
      left join contract_plays p on p.fact_id = b.id and p.sign = 1
      -- A bet's first fact may be counted concurrently, in this call or another.
      cross join lateral (select exists (select from gone g where g.fact_id = b.id)
        or exists (select from bet_fact_queue q where q.fact_id = b.id) as is) waits
      left join bet_facts o on o.id = f.replaces
      cross join lateral (select 1 as sign, f.stake,
          own_valid_bet(f.valid_bet, f.stake, f.bonus_part) as valid_bet, f.result, f.status, f.kind
        union all select -1, o.stake, own_valid_bet(o.valid_bet, o.stake, o.bonus_part), o.result,
          o.status, o.kind where o.id is not null) s
    where f.path <> '{}' and s.kind <> 'cancelled'
    order by f.created_at, f.id, s.sign;
  return null;
end $$;

create or replace trigger bet_fact_queue_played
  after delete on bet_fact_queue
  referencing old table as gone
  for each statement
  execute function contract_plays_taken();
