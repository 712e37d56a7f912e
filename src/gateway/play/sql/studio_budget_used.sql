-- Uses a part of a day's budget of a studio or a game; false if less is left. The caller has locked the player's shard
-- of the studio's house account. Parts of the budget are handed out to shards, so that only few wins lock all of it.
create or replace function studio_budget_used(of_studio text, of_game text, of_kind text, on_day date,
  of_shard smallint, amount bigint, budget bigint) returns boolean language plpgsql set enable_seqscan to off as $$
declare
  own studio_budgets;
  whole studio_budgets;
  part bigint;
begin
  update studio_budgets set used = used + amount
    where studio_id = of_studio and game_id = of_game and kind = of_kind and day = on_day and shard = of_shard
      and used + amount <= allowed;
  if found then
    return true;
  elsif amount > budget then
    return false;
  end if;
  insert into studio_budgets (studio_id, game_id, kind, day, shard)
    values (of_studio, of_game, of_kind, on_day, of_shard), (of_studio, of_game, of_kind, on_day, -1)
    on conflict do nothing;
  select * into own from studio_budgets where studio_id = of_studio and game_id = of_game and kind = of_kind
    and day = on_day and shard = of_shard for update;
  select * into whole from studio_budgets where studio_id = of_studio and game_id = of_game and kind = of_kind
    and day = on_day and shard = -1 for update;
  if whole.allowed + own.used + amount - own.allowed > budget then
    -- Collects what other shards do not use. One that is locked keeps its part: waiting for it could deadlock.
    with idle as (
      select shard, allowed - used as rest from studio_budgets
        where studio_id = of_studio and game_id = of_game and kind = of_kind and day = on_day and shard >= 0
          and shard <> of_shard and allowed > used for update skip locked),
    collected as (
      update studio_budgets b set allowed = used from idle
        where b.studio_id = of_studio and b.game_id = of_game and b.kind = of_kind and b.day = on_day
          and b.shard = idle.shard returning idle.rest)
    select whole.allowed - coalesce(sum(rest), 0) into whole.allowed from collected;
  end if;
  part := least(greatest(own.used + amount - own.allowed, budget / 256), budget - whole.allowed);
  if own.allowed + part >= own.used + amount then
    update studio_budgets set allowed = own.allowed + part, used = own.used + amount
      where studio_id = of_studio and game_id = of_game and kind = of_kind and day = on_day and shard = of_shard;
    whole.allowed := whole.allowed + part;
  end if;
  update studio_budgets set allowed = whole.allowed where studio_id = of_studio and game_id = of_game
    and kind = of_kind and day = on_day and shard = -1;
  return own.allowed + part >= own.used + amount;
end $$;
