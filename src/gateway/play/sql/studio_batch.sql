-- Settles several actions as a unit: if one is rejected, none is applied.
create or replace function studio_batch(acts jsonb, s studios, idle interval,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  answers jsonb := '[]';
  said jsonb;
  one jsonb;
  before bigint;
begin
  -- Locked here: a lock taken inside the block would be released by its rollback.
  perform from ledger_accounts where owner_id = (acts -> 0 ->> 'player')::uuid and purpose = 'main' for update;
  begin
    for one in select x from jsonb_array_elements(acts) with ordinality as e(x, nth) order by nth loop
      said := studio_settled(one, s, idle, told);
      if not coalesce((said ->> 'done')::boolean, false) then
        raise exception 'studio.batch' using errcode = 'MD030', detail = said::text;
      end if;
      answers := answers || said;
    end loop;
    return answers;
  exception when sqlstate 'MD030' then
    get stacked diagnostics said = pg_exception_detail;
  end;
  before := player_balance((one ->> 'player')::uuid);
  if (said ->> 'final')::boolean and not coalesce((said ->> 'again')::boolean, false) then
    for one in select x from jsonb_array_elements(acts) as e(x) loop
      if not exists (select from studio_kept(s.id, (one ->> 'player')::uuid, one ->> 'id')) then
        perform studio_written(one, '{}', said ->> 'code', before, false, told);
      end if;
    end loop;
  end if;
  return jsonb_build_array(said || jsonb_build_object('balance', before) - 'of');
end $$;
