-- Credits points, once for the key; false if they were credited before.
create or replace function points_credited(player uuid, credit_key text, credit_kind text,
  credit bigint) returns boolean language plpgsql as $$
declare
  earlier point_credits;
begin
  perform points_held(player);
  select * into earlier from point_credits where key = credit_key;
  if earlier.key is not null then
    if (earlier.account_id, earlier.kind, earlier.amount) <> (player, credit_kind, credit) then
      raise exception 'ledger.keyReused' using errcode = 'MD001';
    end if;
    return false;
  end if;
  insert into point_credits
    values (credit_key, player, credit_kind, credit,
    points_moved(player, 'points:credit:' || credit_key, credit_kind, credit));
  perform points_collected(player);
  return true;
end $$;
