-- Who took a step of a withdrawal: `player`, `time`, or an operator's name after `operator:`. Of those before it is not known.
alter table withdrawal_steps add column taken_by text check (taken_by ~ '^(player|time|operator:.+)$');
