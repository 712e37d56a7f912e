-- Where the demo's accounts were made, so that nobody goes on there without the demo. A demo of before is known by its accounts, which
-- were all made at one moment: no two who register are.
create table demo_seed (
  one boolean primary key default true check (one),
  at timestamptz not null default now()
);

insert into demo_seed (at)
  select created_at from accounts where lower(user_name) in ('player', 'agent', 'downline')
  group by created_at having count(*) = 3;
