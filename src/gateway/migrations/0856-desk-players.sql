-- Search, timeline and notes of players at the operators' desk (own.desk-player.search, own.desk-player.timeline).

create index accounts_user_name_prefix on accounts (lower(user_name) text_pattern_ops);
create index account_places_address on account_places (ip, account_id);
create index bank_accounts_number_of on bank_accounts (number, account_id) where number <> '';
create index bank_accounts_holder on bank_accounts (lower(holder), account_id);
create index deposits_started on deposits (account_id, created_at desc, id desc) where state <> 'credited';
create index feedback_account on feedback (account_id, at desc, number desc) where account_id is not null;
-- Acts with a reason change something; readings have none. The command "ip" names its player second.
create index operator_acts_player on operator_acts
  (lower(case command when 'ip' then args ->> 1 else args ->> 0 end), at desc, id desc) where reason <> '';

create table player_notes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  author text not null,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index player_notes_account on player_notes (account_id, at desc, id desc);
