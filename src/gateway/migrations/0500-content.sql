-- What the portal says, applied from a folder: each change is a version of its own, which nobody changes any more, so that what a newcomer
-- has consented to can be read for ever. Notices and banners stay where they are: they get whom they are for, a banner its picture, and those
-- that came from a folder are known.
create table content_versions (
  kind text not null check (kind in ('category', 'help', 'page')),
  key text not null check (key ~ '^[a-z0-9][a-z0-9-]{0,47}$'),
  version integer not null check (version > 0),
  category text,
  sort integer not null default 0,
  edition text,
  audience text[] not null check (cardinality(audience) > 0 and audience <@ array['visitor', 'member', 'vip', 'agent']),
  title_bn text not null,
  title_en text not null,
  source_bn text not null,
  source_en text not null,
  content_bn text not null check (length(content_bn) <= 60000),
  content_en text not null check (length(content_en) <= 60000),
  shown_from timestamptz not null,
  shown_until timestamptz check (shown_until > shown_from),
  removed boolean not null default false,
  applied_by text not null,
  applied_at timestamptz not null,
  primary key (kind, key, version),
  check ((kind = 'help') = (category is not null))
);

create table content_revision (
  singleton boolean primary key default true check (singleton),
  revision bigint not null
);
insert into content_revision (revision) values (0);

create function content_written() returns trigger language plpgsql as $$
begin
  update content_revision set revision = revision + 1;
  return null;
end $$;
create trigger content_written after insert on content_versions for each statement execute function content_written();

create trigger content_versions_unchangeable before update or delete on content_versions
  for each row execute function audit_unchangeable();
create trigger content_versions_kept before truncate on content_versions
  for each statement execute function audit_unchangeable();

alter table notices
  add column audience text[] not null default array['visitor', 'member', 'vip', 'agent']
    check (cardinality(audience) > 0 and audience <@ array['visitor', 'member', 'vip', 'agent']),
  add column picture text check (picture is null or type = 'B'),
  add column applied boolean not null default false;
