-- What is under maintenance is one view, which lists, launches, bets and orders of lotteries read (s8.message.game-maintenance): what operators have closed, and the
-- vendors of studios that are closed. Wins, rollbacks, ends of rounds and settlements do not ask.
alter table game_maintenance drop constraint game_maintenance_kind_check;
alter table game_maintenance add constraint game_maintenance_kind_check check (kind in ('vendor', 'game', 'lottery'));

create view game_closures as
  select m.kind, m.code from game_maintenance m
  union all select 'vendor', v.vassalage from vendors v join studios s on s.id = v.studio where not s.open;

create function game_closed(of_vendor text, of_game text, of_lottery text) returns boolean language sql stable as $$
  select exists (select from game_closures c where c.kind = 'vendor' and c.code = of_vendor or c.kind = 'game' and c.code = of_game
    or c.kind = 'lottery' and c.code = of_lottery)
$$;

-- Those of the plays that are closed: all of them with their lottery, else each with its game or its vendor in the catalogue.
create function lottery_closed_plays(of_lottery text, plays text[]) returns text[] language sql stable as $$
  select case when exists (select from game_closures c where c.kind = 'lottery' and c.code = of_lottery) then plays
    else array(select g.play_type from games g where g.game_code = of_lottery and g.play_type = any (plays)
      and game_closed(g.vassalage, g.game_id, null) order by g.play_type) end
$$;

create or replace function studio_barred(p jsonb, s studios, a accounts, told timestamptz) returns text language sql stable as $$
  select play_barred(a, (select v.country from studio_sessions v where v.id = (p ->> 'session')::uuid),
    case when not s.open then 'studio.closed'
      when game_closed((select g.vassalage from games g where g.game_id = p ->> 'game'), p ->> 'game', null) then 'game.closed'
      when (p ->> 'amount')::bigint > s.stake_most then 'limits.stake' end, told)
$$;

-- The slip is written after its orders: what is refused here undoes them.
create function lottery_slip_open() returns trigger language plpgsql as $$
begin
  if cardinality(lottery_closed_plays(new.lottery, array(select distinct l ->> 'play' from lottery_orders o, jsonb_array_elements(o.lines) l
    where o.slip_id = new.id))) > 0 then
    perform lottery_refused('game.maintenance', '{}');
  end if;
  return new;
end $$;
create trigger lottery_slip_open before insert on lottery_slips for each row execute function lottery_slip_open();
