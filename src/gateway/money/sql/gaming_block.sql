-- The block that lasts longest, { by: exclusion | timeOut | details, until: epoch ms }; null if the player may play.
create or replace function gaming_block(player uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('by', by, 'until', epoch_ms(until))
  from (
    select 'exclusion' as by, excluded_until as until, 1 as place from gaming_pauses where account_id = player
    union all select 'timeOut', time_out_until, 2 from gaming_pauses where account_id = player
    union all select 'details', excluded_elsewhere(player), 3
  ) blocks
  where until > app_now() order by until desc, place limit 1
$$;
