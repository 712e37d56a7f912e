-- What keeps a player from deposits and play, asked in one place: a pause of their own, or an exclusion under another account that is theirs.
create function excluded_elsewhere(player uuid) returns timestamptz language sql stable as $$
  select max(p.excluded_until) from exclusion_matches m join gaming_pauses p on p.account_id = m.excluded_id
  where m.account_id = player and m.kind <> 'name' and m.dismissed_at is null and p.excluded_until > app_now()
$$;

create function gaming_block(player uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('by', by, 'until', floor(extract(epoch from until) * 1000)::bigint)
  from (
    select 'exclusion' as by, excluded_until as until, 1 as place from gaming_pauses where account_id = player
    union all select 'timeOut', time_out_until, 2 from gaming_pauses where account_id = player
    union all select 'details', excluded_elsewhere(player), 3
  ) blocks
  where until > app_now() order by until desc, place limit 1
$$;

create or replace function partner_transfer(p jsonb, sender uuid, receiver uuid, moved bigint) returns jsonb language plpgsql as $$
declare
  booked jsonb;
begin
  perform from accounts where id in (sender, receiver) order by id for no key update;
  if not exists (select from ledger_transfers where idempotency_key = p ->> 'key')
    and (gaming_block(receiver) is not null or moved > deposit_limit_left(receiver) - deposits_payable(receiver)) then
    raise exception 'transfer.barred' using errcode = 'MD009';
  end if;
  booked := ledger_transfer(p);
  if not (booked ->> 'replayed')::boolean then
    perform turnover_handed_on((booked ->> 'id')::uuid, sender, receiver, moved);
  end if;
  return booked;
end $$;
