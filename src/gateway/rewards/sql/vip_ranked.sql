-- Copies the newest VIP level to the account.
create or replace function vip_ranked() returns trigger language plpgsql as $$
begin
  update accounts set rank_level = new.level where id = new.account_id
    and not exists (select from vip_history later where later.account_id = new.account_id and later.day > new.day);
  return null;
end $$;

create or replace trigger vip_history_ranks
  after insert on vip_history
  for each row
  execute function vip_ranked();
