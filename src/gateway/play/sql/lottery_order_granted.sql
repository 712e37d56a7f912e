-- Records the granted part of an order and rejects a position above the largest stake. The stake is already held, so
-- the balance before was higher by that amount.
create or replace function lottery_order_granted() returns trigger language plpgsql as $$
declare
  part record := granted_in_stake(new.account_id, new.stake, lottery_balance(new.account_id)::bigint + new.stake);
  earlier record;
begin
  new.granted := part.granted;
  if part.most is null then
    return new;
  end if;
  select coalesce(sum(o.stake), 0)::bigint as stake, coalesce(sum(o.granted), 0) as granted into earlier
    from lottery_orders o
    where o.account_id = new.account_id and o.issue_id = new.issue_id and o.state in ('placed', 'closed');
  if new.granted + earlier.granted > 0 and earlier.stake + new.stake > part.most then
    perform lottery_refused('lottery.bonusStake',
      jsonb_build_object('most', part.most::text, 'left', greatest(part.most - earlier.stake, 0)::text));
  end if;
  return new;
end $$;

create or replace trigger lottery_order_granted
  before insert on lottery_orders
  for each row
  execute function lottery_order_granted();
