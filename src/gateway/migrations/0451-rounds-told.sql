-- When operators were told that a round is open for long: each is told once.
alter table studio_rounds add told_at timestamptz;
