-- Sum of deposits that may still be paid, and of cash-ins that may still be confirmed, minor units: they count towards
-- the limits.
create or replace function deposits_payable(owner uuid) returns bigint language sql stable as $$
  select (coalesce((select sum(amount) from deposits
      where account_id = owner and state in ('pending', 'failed', 'expired') and voided_at is null), 0)
    + coalesce((select sum(amount) from cash_ins where account_id = owner and state = 'pending'), 0))::bigint
$$;
