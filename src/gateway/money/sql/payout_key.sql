-- Equal for two records of the same payout account. Account numbers are unique per bank; an e-wallet's is a mobile
-- number, regardless of the provider.
create or replace function payout_key(payout bank_accounts) returns text language sql immutable as $$
  select case payout.kind when 'ewallet' then payout.number else payout.provider || ' ' || payout.number end
$$;
