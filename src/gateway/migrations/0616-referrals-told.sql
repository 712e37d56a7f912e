-- That something waits for a friend is told to who brought them, once, and after a break where they take one. What was offered before counts as told.
alter table referrals add column told_at timestamptz;
update referrals set told_at = coalesce(decided_at, due_at) where state = 'offered';
create index referrals_untold on referrals (due_at) where state = 'offered' and told_at is null;
