-- What is said to players: notices of the announcement types, banners (B) among them. Whoever writes to them moves the revision, by which
-- every process knows whether what it has read is still all of it.
create table notices (
  id uuid primary key,
  key text not null unique check (key ~ '^[a-z0-9-]{1,64}$'),
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  title_bn text not null,
  title_en text not null,
  content_bn text not null check (length(content_bn) <= 20000),
  content_en text not null check (length(content_en) <= 20000),
  group_name text,
  url text,
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  version integer not null default 1,
  check ((type = 'B') = (group_name is not null) and (type = 'B') = (url is not null))
);

create table notice_revision (
  singleton boolean primary key default true check (singleton),
  revision bigint not null
);
insert into notice_revision (revision) values (0);

create function notices_written() returns trigger language plpgsql as $$
begin
  update notice_revision set revision = revision + 1;
  return null;
end $$;
create trigger notices_written after insert or update or delete or truncate on notices
  for each statement execute function notices_written();
