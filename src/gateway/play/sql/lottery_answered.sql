-- The stored answer of a slip with the same idempotency key; null if it is new.
create or replace function lottery_answered(p jsonb) returns jsonb language plpgsql as $$
declare
  earlier lottery_slips;
begin
  select * into earlier from lottery_slips where idempotency_key = p ->> 'key';
  if earlier.id is not null and earlier.body_hash <> p ->> 'hash' then
    perform lottery_refused('ledger.keyReused', '{}');
  end if;
  return earlier.answer;
end $$;
