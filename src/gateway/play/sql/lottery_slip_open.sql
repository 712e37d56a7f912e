-- Rejects a slip with a closed play. The slip is written after its orders, so that the rejection undoes them.
create or replace function lottery_slip_open() returns trigger language plpgsql as $$
begin
  if cardinality(lottery_closed_plays(new.lottery,
    array(select distinct l ->> 'play' from lottery_orders o, jsonb_array_elements(o.lines) l
    where o.slip_id = new.id))) > 0 then
    perform lottery_refused('game.maintenance', '{}');
  end if;
  return new;
end $$;

create or replace trigger lottery_slip_open
  before insert on lottery_slips
  for each row
  execute function lottery_slip_open();
