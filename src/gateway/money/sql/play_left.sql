-- Remaining allowances of the limits of play that are set: { kind, period, left, until }, of time in minutes.
create or replace function play_left(player uuid, told timestamptz) returns setof jsonb language plpgsql stable as $$
begin
  if not exists (select from play_watches where account_id = player) then
    return;
  end if;
  return query select jsonb_build_object('kind', u.kind, 'period', u.period, 'left', x.rest::text, 'until',
      case x.rest when 0 then epoch_ms(u.until) end)
    from play_uses(player, told, true) u
    cross join lateral (select greatest(u.max - u.used, 0) / case u.kind when 'time' then 60 else 1 end as rest) x;
end $$;
