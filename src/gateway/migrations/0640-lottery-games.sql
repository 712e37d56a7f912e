-- Lottery games of the catalogue name a real lottery and a real play of it, or nothing (own.lottery.entry): the invented codes opened another lottery. A
-- demo replaces these games when it starts. A lottery has no demo: its board stakes the wallet (own.launch.demo).
do $$
begin
  -- Any update counts as a revision, and a catalogue without one is still to be seeded.
  if exists (select from games) then
    update games set game_code = null, play_type = null where play_type = 'standard' or game_code = upper(game_id);
    update games set has_trial = false, game_url2 = null where has_trial and category in ('LOTT', 'ELOTT');
  end if;
end $$;
alter table games add constraint games_lottery_without_trial check (not (has_trial and category in ('LOTT', 'ELOTT')));
create index games_lottery on games (game_code, play_type) where game_code is not null;
