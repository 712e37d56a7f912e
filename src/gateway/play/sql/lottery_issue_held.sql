-- Locks an issue against closing, and checks that it takes bets at the rules and prices that the player saw.
create or replace function lottery_issue_held(p jsonb, asked jsonb) returns lottery_issues language plpgsql as $$
declare
  i lottery_issues;
  told timestamptz;
begin
  perform pg_advisory_xact_lock_shared(lottery_issue_lock(p ->> 'lottery', asked ->> 'issue'));
  select * into i from lottery_issues where lottery = p ->> 'lottery' and number = asked ->> 'issue';
  -- The time after waiting for the lock decides.
  told := app_now();
  if i.id is null then
    perform lottery_refused('lottery.issueUnknown', '{}');
  elsif not lottery_takes(i, told) then
    perform lottery_refused('lottery.closed', jsonb_build_object('next', lottery_next(p ->> 'lottery', told)));
  elsif i.rules_version <> p ->> 'rulesVersion' or i.price_version <> p ->> 'priceVersion' then
    perform lottery_refused('lottery.priceChanged',
      jsonb_build_object('rulesVersion', i.rules_version, 'priceVersion', i.price_version));
  end if;
  return i;
end $$;
