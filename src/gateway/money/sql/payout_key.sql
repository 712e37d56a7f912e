-- Equal for two payout accounts that are one. A bank's numbers are its own; an e-wallet's is a mobile number, whatever
-- the provider.
create or replace function payout_key(payout bank_accounts) returns text language sql immutable as $$
  select case payout.kind when 'ewallet' then payout.number else payout.provider || ' ' || payout.number end
$$;
