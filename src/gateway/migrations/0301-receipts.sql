-- Money that a partner sends counts against the deposit limits of who gets it, like a deposit, and takes along what is owed on it. Both
-- accounts are held while it is looked at and booked, in one call; one that was booked before is not looked at.
create function deposited_in(owner uuid, span text) returns bigint language sql stable as $$
  select coalesce(sum(e.amount), 0)::bigint
  from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
  where a.owner_id = owner and a.purpose = 'main' and (t.kind = 'deposit' or t.kind = 'upline' and e.amount > 0)
    and e.created_at > (select app_now() - case span when 'day' then interval '24 hours' when 'week' then interval '7 days' else interval '1 month' end)
$$;

create function deposit_limit_left(owner uuid) returns bigint language sql stable as $$
  select min(greatest(amount - deposited_in(owner, period), 0)) from deposit_limits where account_id = owner and amount is not null
$$;

create function deposits_payable(owner uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from deposits
  where account_id = owner and state in ('pending', 'failed', 'expired') and voided_at is null
$$;

create function partner_transfer(p jsonb, sender uuid, receiver uuid, moved bigint) returns jsonb language plpgsql as $$
declare
  booked jsonb;
begin
  perform from accounts where id in (sender, receiver) order by id for no key update;
  if not exists (select from ledger_transfers where idempotency_key = p ->> 'key')
    and (exists (select from gaming_pauses where account_id = receiver and greatest(time_out_until, excluded_until) > app_now())
      or moved > deposit_limit_left(receiver) - deposits_payable(receiver)) then
    raise exception 'transfer.barred' using errcode = 'MD009';
  end if;
  booked := ledger_transfer(p);
  if not (booked ->> 'replayed')::boolean then
    perform turnover_handed_on((booked ->> 'id')::uuid, sender, receiver, moved);
  end if;
  return booked;
end $$;
