-- A page of a player's running chases after a cursor (after_at, after_id), which new ones do not shift: rest counts
-- from there, last is the cursor of the next page. skipped and total serve gateways of the previous version.
create or replace function lottery_chases_told(player uuid, at_most int, skipped int, after_at timestamptz default null,
  after_id uuid default null) returns jsonb
language sql stable as $$
  with held as (
    select s.id, s.lottery, s.stake, s.orders, s.stop_after_win, s.created_at, sum(o.stake) as held,
      count(*) filter (where lottery_takes(i, app_now())) as free, min(i.draws_at) as draws_at,
      (array_agg(o.issue order by i.draws_at, o.place))[1] as issue
    from lottery_chases_held(player, null) o join lottery_slips s on s.id = o.slip_id
      join lottery_issues i on i.id = o.issue_id group by s.id
  ), beyond as (select * from held where after_at is null or (created_at, id) < (after_at, after_id)),
  page as (select * from beyond order by created_at desc, id desc limit at_most offset skipped)
  select jsonb_build_object('total', (select count(*) from held), 'held',
    (select coalesce(sum(held), 0)::text from held),
    'rest', (select count(*) from beyond),
    'last', (select jsonb_build_array((extract(epoch from p.created_at) * 1000000)::bigint::text, p.id) from page p
      order by p.created_at, p.id limit 1),
    'list', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'lottery', p.lottery, 'at',
      epoch_ms(p.created_at), 'stake', p.stake::text,
        'held', p.held::text, 'returned', (select sum(o.returned) from lottery_orders o where o.slip_id = p.id)::text,
          'draws', p.orders,
        'left', p.free, 'stopAfterWin', p.stop_after_win, 'next',
          jsonb_build_object('issue', p.issue, 'drawsAt', epoch_ms(p.draws_at)))
      order by p.created_at desc, p.id desc) from page p), '[]'))
$$;
