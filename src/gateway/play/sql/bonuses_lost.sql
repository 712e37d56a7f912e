-- Ends the open bonuses of players of which nothing is left and no undecided bet contains anything.
create or replace function bonuses_lost(players uuid[]) returns void language sql as $$
  update grants g set given_up = owed - worked_off - handed_on, ended_at = app_now(), ended_by = 'lost'
    where g.owner_id = any (players) and g.kind = 'bonus' and g.ended_at is null
      and grant_balance(g) = 0
      and not exists (select from granted_at_stake(g.owner_id) s where s.purpose = 'grant:' || g.id)
$$;
