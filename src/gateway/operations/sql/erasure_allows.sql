-- Returns whether this transaction erases the account of a permanent row. Checks the account again, so that the
-- setting alone opens nothing.
create or replace function erasure_allows(row_before jsonb) returns boolean language sql stable as $$
  select case when row_before ? 'account_id'
    then current_setting('maidan.erasure', true) = row_before ->> 'account_id'
      and exists (select from accounts where id = (row_before ->> 'account_id')::uuid and closed_at is not null)
    else current_setting('maidan.erasure', true) = 'acts'
      and (row_before ->> 'at')::timestamptz < app_now() - interval '1 year' end
$$;
