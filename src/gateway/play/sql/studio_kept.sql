-- The studio's transaction with an id for a player, of any age (W9, W10).
create or replace function studio_kept(of_studio text, player uuid,
  said text) returns setof studio_transactions language sql stable as $$
  select * from studio_transactions where studio_id = of_studio and account_id = player and transaction_id = said
$$;
