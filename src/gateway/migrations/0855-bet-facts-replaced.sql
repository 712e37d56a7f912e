-- Few facts replace another one. The index of these alone is small, so that the current bets of an account with many
-- bets are found without reading an entry for each fact of the site (own.scale.plans).

create unique index bet_facts_replaced on bet_facts (replaces) where replaces is not null;
alter table bet_facts drop constraint bet_facts_replaces_key;
