-- Records a bonus as a grant with the rules of its offer.
create or replace function bonus_granted(transfer uuid, owner uuid, money bigint, owes bigint,
  counts jsonb) returns void language plpgsql as $$
begin
  perform turnover_granted(transfer, owner, 'bonus', money, owes);
  update grants set rules = counts where transfer_id = transfer and owner_id = owner and rules = '{}';
end $$;
