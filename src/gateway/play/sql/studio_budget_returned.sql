-- Returns what no shard has used of a day's budget, so that a changed limit applies from the next credit on.
create or replace function studio_budget_returned(of_studio text, of_game text, of_kind text,
  on_day date) returns void language plpgsql as $$
begin
  -- Shards before the whole, as wins lock them; those that were added meanwhile are collected without waiting.
  perform from studio_budgets where studio_id = of_studio and game_id = of_game and kind = of_kind and day = on_day
    and shard >= 0 order by shard for update;
  perform from studio_budgets where studio_id = of_studio and game_id = of_game and kind = of_kind and day = on_day
    and shard = -1 for update;
  update studio_budgets b set allowed = b.used from (
    select shard from studio_budgets where studio_id = of_studio and game_id = of_game and kind = of_kind
      and day = on_day and shard >= 0 for update skip locked) free
    where b.studio_id = of_studio and b.game_id = of_game and b.kind = of_kind and b.day = on_day
      and b.shard = free.shard;
  update studio_budgets set allowed = (select coalesce(sum(s.allowed), 0) from studio_budgets s
      where s.studio_id = of_studio and s.game_id = of_game and s.kind = of_kind and s.day = on_day and s.shard >= 0)
    where studio_id = of_studio and game_id = of_game and kind = of_kind and day = on_day and shard = -1;
end $$;
