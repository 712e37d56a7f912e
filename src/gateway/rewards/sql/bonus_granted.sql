-- Called by gateways of the previous version only.
-- Records a bonus that was paid into the wallet as a grant, and moves its money to the grant's account.
create or replace function bonus_granted(transfer uuid, owner uuid, money bigint, owes bigint,
  counts jsonb) returns void language plpgsql as $$
declare
  bonus uuid;
begin
  perform turnover_granted(transfer, owner, 'bonus', money, owes);
  update grants set rules = counts where transfer_id = transfer and owner_id = owner and rules = '{}'
    returning id into bonus;
  perform ledger_transfer(jsonb_build_object('id', gen_random_uuid(), 'key', 'grant:' || bonus || ':carried', 'kind',
    'bonus', 'hash', 'carried', 'mode', 'posted', 'entries', jsonb_build_array(player_side(owner, 'main', -money),
      player_side(owner, 'grant:' || bonus, money)))) where bonus is not null;
end $$;
