-- Members invite friends: a code that brings somebody, and who came by whose. It is no place in the agents' tree. What looks like one and the same person on
-- both sides is written down and waits for an operator; nothing is decided by it.
create table friend_codes (
  account_id uuid primary key references accounts (id),
  code text not null unique check (code ~ '^7[A-Z]{8}$'),
  made_at timestamptz not null
);
create table referrals (
  invitee_id uuid primary key references accounts (id),
  inviter_id uuid not null references accounts (id),
  joined_at timestamptz not null,
  -- Where the invitee registered.
  ip text not null,
  user_agent text not null,
  state text not null check (state in ('joined', 'held', 'review', 'offered', 'refused')),
  -- When the first deposit was there and played, and when what is given for it may be claimed.
  met_at timestamptz,
  due_at timestamptz,
  signals text[] not null default '{}',
  decided_by text,
  reason text,
  decided_at timestamptz,
  check (inviter_id <> invitee_id),
  check ((met_at is null) = (due_at is null)),
  check (state in ('joined', 'refused') or met_at is not null)
);
create index referrals_inviter on referrals (inviter_id, joined_at desc, invitee_id);
create index referrals_open on referrals (joined_at) where state in ('joined', 'held');
create index referrals_review on referrals (met_at) where state = 'review';

-- The network that an address is in, as far as neighbours share it.
create function near_network(address text) returns inet language sql immutable as $$
  select network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 64 end))
$$;

-- By what an invitee looks like the inviter.
create function referral_signals(one uuid, other uuid, came_from text, came_with text) returns text[] language sql stable as $$
  with used as (
    select s.ip, s.user_agent, s.account_id from sessions s where s.account_id in (one, other) and s.ip is not null
    union select p.ip, null, p.account_id from account_places p where p.account_id in (one, other)
    union select came_from, came_with, other
  ), banks as (select account_id, number, lower(regexp_replace(holder, '\s', '', 'g')) as holder from bank_accounts where account_id in (one, other)),
  names as (
    select account_id, lower(regexp_replace(payee_name, '\s', '', 'g')) as name from member_profiles where account_id in (one, other) and payee_name is not null
    union select account_id, holder from banks
  )
  select array_remove(array[
    case when exists (select from used a join used b on a.account_id = one and b.account_id = other and a.ip = b.ip and a.user_agent = b.user_agent and a.user_agent <> '') then 'device' end,
    case when exists (select from used a join used b on a.account_id = one and b.account_id = other and near_network(a.ip) = near_network(b.ip)) then 'network' end,
    case when exists (select from banks a join banks b on a.account_id = one and b.account_id = other and a.number = b.number) then 'payout' end,
    case when exists (select from names a join names b on a.account_id = one and b.account_id = other and a.name = b.name and a.name <> '') then 'name' end], null)
$$;
