-- Sum of deposits that may still be paid, minor units: they count towards the limits.
create or replace function deposits_payable(owner uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from deposits
  where account_id = owner and state in ('pending', 'failed', 'expired') and voided_at is null
$$;
