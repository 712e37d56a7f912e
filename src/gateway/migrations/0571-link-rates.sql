-- What an agent who joins by a link is offered, at most; and contracts that are over because their holder is no agent any more.
alter table affiliate_codes add column rates jsonb not null default '{}';
alter table contracts drop constraint contracts_ending_check;
alter table contracts add constraint contracts_ending_check
  check (ending in ('agreed', 'superseded', 'above', 'giverEnded', 'operator', 'notAgent'));
