-- Tests whether the login session that launched a game has ended.
create or replace function studio_logged_out(launch uuid, told timestamptz) returns boolean language sql stable as $$
  select exists (select from studio_launches l where l.id = launch and l.login_id is not null
    and not exists (select from sessions s where s.id = l.login_id and s.revoked_at is null and s.ends_at > told))
$$;
