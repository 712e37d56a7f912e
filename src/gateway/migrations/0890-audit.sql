-- Search of all acts of operators, newest first, and what settings were before an act (own.desk-audit.search,
-- own.desk-audit.change).

alter table operator_acts add column request_id text;
-- {"before": …, "after": …}; null for acts that change no setting.
alter table operator_acts add column change jsonb;

create index operator_acts_newest on operator_acts (at desc, id desc);
create index operator_acts_operator on operator_acts (operator, at desc, id desc);
create index operator_acts_word on operator_acts (split_part(command, ' ', 1), at desc, id desc);
create index operator_acts_request on operator_acts (request_id) where request_id is not null;
create index operator_acts_args on operator_acts using gin ((lower(args::text)::jsonb));
