-- What is written down of acts is changed by nobody, the owner of the tables neither. The one exception is a demo that begins anew: its tables
-- are emptied, those of the ledger too, and only in a database that has the demo's accounts.
create or replace function ledger_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'ledger.unchangeable' using errcode = 'MD003';
end $$;

create function audit_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and tg_table_name <> 'operator_acts' and current_setting('maidan.demo_reset', true) = 'on'
    and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'audit.unchangeable' using errcode = 'MD008';
end $$;

do $$ declare kept text; begin
  foreach kept in array array['operator_acts', 'account_events', 'withdrawal_steps'] loop
    execute format('create trigger %1$s_unchangeable before update or delete on %1$s for each row execute function audit_unchangeable()', kept);
    execute format('create trigger %1$s_kept before truncate on %1$s for each statement execute function audit_unchangeable()', kept);
  end loop;
end $$;
