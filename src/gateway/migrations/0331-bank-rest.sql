-- When a password was last recovered, and until when an account that was bound soon after it takes no withdrawal. Those bound before do.
alter table accounts add column recovered_at timestamptz;
alter table bank_accounts add column rests_until timestamptz check (rests_until > bound_at);
