-- Changes that gateways announce on their streams; one of them takes each within a moment of its commit. Unlogged: after
-- a crash, all streams start afresh anyway. No `NOTIFY` in the transactions themselves, as it would serialise their
-- commits.
create unlogged table live_changes (
  topic text not null check (topic in ('balance', 'unread', 'deposit', 'withdrawal', 'status', 'draw')),
  account_id uuid,
  about text
) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
