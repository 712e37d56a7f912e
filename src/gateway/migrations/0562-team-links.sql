-- Codes of agents are links now: each says what newcomers come as (0 a member, 1 an agent), has a note of the agent's, and may be closed.
alter table affiliate_codes add column joins smallint not null default 0 check (joins in (0, 1)),
  add column note text not null default '' check (length(note) <= 60), add column made_at timestamptz, add column closed_at timestamptz;
update affiliate_codes set made_at = app_now();
alter table affiliate_codes alter column made_at set not null, alter column made_at set default app_now();
create index affiliate_codes_agent on affiliate_codes (account_id);
alter table member_profiles add column link text references affiliate_codes (code);
create index member_profiles_link on member_profiles (link) where link is not null;
