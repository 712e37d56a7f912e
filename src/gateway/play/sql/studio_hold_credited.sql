-- Credits a released win or promotion to the wallet, and settles the round of a win again.
create or replace function studio_hold_credited(h studio_holds, told timestamptz) returns void language plpgsql as $$
declare
  a accounts;
  p studio_transactions;
  r studio_rounds;
  act jsonb;
  transfer uuid;
begin
  select * into strict a from accounts where id = h.account_id;
  select * into strict p from studio_transactions where id = h.id;
  act := jsonb_build_object('studio', h.studio_id, 'id', 'released ' || h.id, 'hash', p.body_hash);
  if h.kind = 'win' then
    update studio_rounds set won = won + h.amount
      where studio_id = h.studio_id and account_id = h.account_id and round_id = h.round_id returning * into strict r;
  end if;
  transfer := studio_credited(act, a, r, case h.kind when 'win' then 'win' else 'bonus' end, h.amount);
  update studio_transactions set transfers = array[transfer] where id = h.id;
  if r.ended_at is not null and r.bet_id is not null then
    perform studio_fact(act, r, told);
  end if;
end $$;
