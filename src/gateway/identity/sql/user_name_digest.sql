-- Digest of a user name, with a secret that only this database has: nothing else leads from it to the name.
create or replace function user_name_digest(called text) returns text language plpgsql as $$
declare
  pepper text := shared_secret('user names', gen_random_uuid()::text || gen_random_uuid()::text);
begin
  return encode(sha256(convert_to(pepper || lower(called), 'UTF8')), 'hex');
end $$;
