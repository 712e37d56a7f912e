-- Keeps a log append-only. Only the reset of a demo may truncate it. The trigger's argument has the values of a row
-- whose owner is erased; the erasure of closed accounts may set exactly these.
create or replace function audit_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and tg_table_name <> 'operator_acts' and current_setting('maidan.demo_reset', true) = 'on'
    and exists (select from demo_seed) then
    return null;
  end if;
  if tg_op = 'UPDATE' and tg_nargs > 0 then
    if to_jsonb(new) = to_jsonb(old) || tg_argv[0]::jsonb and erasure_allows(to_jsonb(old)) then
      return new;
    end if;
  end if;
  raise exception 'audit.unchangeable' using errcode = 'MD008';
end $$;
