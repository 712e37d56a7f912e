-- Deposits whose money may not be credited go back to who paid, and orders that were given up are voided at the provider. What was given up
-- before there was a void can be paid no more once its time is over: it does not count as payable.
alter table deposits drop constraint deposits_state_check;
alter table deposits add constraint deposits_state_check check (state in ('pending', 'credited', 'failed', 'expired', 'returned'));
alter table deposits add column voided_at timestamptz;
alter table deposits add column returned_at timestamptz check (returned_at is null or state = 'returned');
update deposits set voided_at = settled_at where state in ('failed', 'expired');
create index deposits_payable on deposits (account_id) where state in ('pending', 'failed', 'expired') and voided_at is null;
create index deposits_suspended on deposits (settled_at) where state = 'returned' and returned_at is null;

alter table demo_payments drop constraint demo_payments_state_check;
alter table demo_payments add constraint demo_payments_state_check check (state in ('refused', 'paid', 'voided', 'refunded'));
