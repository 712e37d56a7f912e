-- Credits a win, divided like the stakes of its round, or a promotion, for which `r` is null; returns the transfer.
create or replace function studio_credited(p jsonb, a accounts, r studio_rounds, kind text,
  credit bigint) returns uuid language plpgsql as $$
declare
  sides jsonb := jsonb_build_array(player_side(a.id, 'main', credit));
  stakes uuid[] := '{}';
  transfer uuid;
begin
  if r.granted > 0 then
    stakes := studio_stakes(r);
    sides := (select jsonb_agg(player_side(a.id, d.purpose, d.amount))
      from return_divided(stakes, r.staked, credit) d where d.amount > 0);
  end if;
  transfer := studio_moved(p, a, kind, sides, -credit, null);
  perform grants_swept(stakes) where stakes <> '{}';
  return transfer;
end $$;
