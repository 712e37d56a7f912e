-- Transfers of the stakes of a round, without those that were rolled back.
create or replace function studio_stakes(r studio_rounds) returns uuid[] language sql stable as $$
  select array(select t.transfers[1] from studio_transactions t
    where t.studio_id = r.studio_id and t.account_id = r.account_id and t.round_id = r.round_id and t.kind = 'bet'
      and t.state = 'applied' and t.transfers <> '{}')
$$;
