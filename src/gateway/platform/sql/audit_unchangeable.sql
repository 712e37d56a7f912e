-- Keeps a log append-only. Only the reset of a demo may truncate it.
create or replace function audit_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and tg_table_name <> 'operator_acts' and current_setting('maidan.demo_reset', true) = 'on'
    and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'audit.unchangeable' using errcode = 'MD008';
end $$;
