-- Equal for two payout accounts that are one: the number alone, which is stored in one spelling. A wallet's is a mobile
-- number, at whatever provider.
create or replace function payout_key(payout bank_accounts) returns text language sql immutable as $$
  select payout.number
$$;
