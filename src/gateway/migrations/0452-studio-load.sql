-- What a studio's bet costs. A reference locks the row that is referred to, and where many refer to one row at once PostgreSQL writes a list of all
-- who lock it: what is written in one transaction with what it refers to, or refers to a studio, is not checked again. A studio has more house
-- accounts: with eight, of sixteen bets at once most waited for another's. A balance is looked up by its account, however long its past is.
-- Studios stay, so that what names one needs no lock on it.
create function studio_stays() returns trigger language plpgsql as $$
begin
  raise exception 'studio.stays' using errcode = 'MD031';
end $$;
create trigger studio_stays before delete on studios for each row execute function studio_stays();
create trigger studio_stays_named before update of id on studios for each row when (new.id <> old.id) execute function studio_stays();

alter table studio_rounds drop constraint studio_rounds_studio_id_fkey, drop constraint studio_rounds_account_id_fkey,
  drop constraint studio_rounds_session_id_fkey;
alter table studio_transactions drop constraint studio_transactions_studio_id_fkey;
alter table studio_calls drop constraint studio_calls_studio_id_fkey, drop constraint studio_calls_transaction_fkey;

-- By its round first: an id is not to be looked for among all of a player's.
drop index studio_transactions_round;
create index studio_transactions_round on studio_transactions (round_id, account_id, studio_id);

-- Minor units that are in an account; 0 in none.
create function ledger_balance(account uuid) returns bigint language plpgsql stable as $$
begin
  return coalesce((select balance_after from ledger_entries where account_id = account order by seq desc limit 1), 0);
end $$;

create function studio_shard(player uuid, house text, refers uuid) returns smallint language sql stable as $$
  select coalesce((select a.shard from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = refers and a.purpose = house),
    (get_byte(uuid_send(player), 15) % 64)::smallint)
$$;

create or replace function studio_moved(p jsonb, a accounts, kind text, amount bigint, owed bigint, refers uuid) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  house text := 'studio:' || (p ->> 'studio') || case a.type when 4 then ':trial' else '' end;
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'studio:' || transfer, 'kind', kind, 'hash', p ->> 'hash',
    'mode', case when refers is null then 'posted' else 'reversal' end, 'refersTo', refers,
    'entries', case amount when 0 then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('owner', a.id, 'purpose', 'main', 'shard', 0, 'amount', amount::text)) end
      || case owed when 0 then '[]'::jsonb else jsonb_build_array(studio_side(a, 'receivable:' || a.id, -owed, 1)) end
      || jsonb_build_object('owner', null, 'purpose', house, 'shard', studio_shard(a.id, house, refers), 'amount', (owed - amount)::text)));
  return transfer;
end $$;

create or replace function studio_settled(p jsonb, s studios, idle interval, told timestamptz) returns jsonb language plpgsql as $$
declare
  player uuid := p ->> 'player';
  kind text := p ->> 'kind';
  earlier studio_transactions;
  a accounts;
  r studio_rounds;
  wallet uuid;
  balance bigint;
  answer jsonb;
  code text;
  done boolean;
begin
  -- Who asks at the same time waits here, and then sees what was done.
  select l.id into wallet from ledger_accounts l where l.owner_id = player and l.purpose = 'main' for update;
  if not found or not exists (select from studio_launches where account_id = player and studio_id = s.id) then
    return '{"code": "player.unknown"}';
  end if;
  balance := ledger_balance(wallet);
  select * into earlier from studio_kept(s.id, player, p ->> 'id');
  if earlier.id is not null then
    update studio_transactions set attempts = attempts + 1 where id = earlier.id;
    if earlier.state in ('rolledBack', 'tombstone') then
      return jsonb_build_object('code', 'transaction.rolledBack', 'balance', balance, 'of', earlier.id, 'attempt', earlier.attempts + 1);
    elsif earlier.body_hash <> p ->> 'hash' then
      return jsonb_build_object('code', 'transaction.conflict', 'balance', balance, 'of', earlier.id, 'attempt', earlier.attempts + 1);
    end if;
    return earlier.answer || jsonb_build_object('again', true, 'of', earlier.id, 'attempt', earlier.attempts + 1);
  end if;
  if studio_needs_session(kind) then
    code := studio_session_problem(p, idle, told);
    if code is not null then
      return jsonb_build_object('code', code, 'balance', balance);
    end if;
  end if;
  select * into a from accounts where id = player;
  if kind <> 'rollback' and p ->> 'round' is not null then
    select * into r from studio_rounds where studio_id = s.id and account_id = player and round_id = p ->> 'round';
  end if;
  answer := case kind
    when 'bet' then studio_bet(p, s, a, r, balance, told)
    when 'win' then studio_win(p, a, r, told)
    when 'promo' then studio_promo(p, a)
    when 'round-end' then studio_end(p, r, told)
    when 'rollback' then studio_rollback(p, s, a, balance, told) end;
  code := answer ->> 'code';
  done := code in ('ok', 'round.late', 'rollback.tombstone', 'rollback.nothing');
  balance := balance + coalesce((answer ->> 'moved')::bigint, 0);
  if not done and not coalesce((answer ->> 'final')::boolean, false) then
    return jsonb_build_object('code', code, 'balance', balance);
  end if;
  -- What is said of something that was done before is its first answer.
  if (answer ->> 'again')::boolean and answer ? 'balance' then
    balance := answer ->> 'balance';
  end if;
  return studio_written(p, answer, code, balance, done, told);
end $$;

create or replace function studio_batch(acts jsonb, s studios, idle interval, told timestamptz) returns jsonb language plpgsql as $$
declare
  answers jsonb := '[]';
  said jsonb;
  one jsonb;
  before bigint;
begin
  -- Held here: what is held within is let go where it is undone.
  perform from ledger_accounts where owner_id = (acts -> 0 ->> 'player')::uuid and purpose = 'main' for update;
  begin
    for one in select x from jsonb_array_elements(acts) with ordinality as e(x, nth) order by nth loop
      said := studio_settled(one, s, idle, told);
      if not coalesce((said ->> 'done')::boolean, false) then
        raise exception 'studio.batch' using errcode = 'MD030', detail = said::text;
      end if;
      answers := answers || said;
    end loop;
    return answers;
  exception when sqlstate 'MD030' then
    get stacked diagnostics said = pg_exception_detail;
  end;
  before := ledger_balance((select l.id from ledger_accounts l where l.owner_id = (one ->> 'player')::uuid and l.purpose = 'main'));
  if (said ->> 'final')::boolean and not coalesce((said ->> 'again')::boolean, false) then
    for one in select x from jsonb_array_elements(acts) as e(x) loop
      if not exists (select from studio_kept(s.id, (one ->> 'player')::uuid, one ->> 'id')) then
        perform studio_written(one, '{}', said ->> 'code', before, false, told);
      end if;
    end loop;
  end if;
  return jsonb_build_array(said || jsonb_build_object('balance', before) - 'of');
end $$;

-- How a question is asked is kept as it was chosen when the tables were small.
alter function studio_called(jsonb, jsonb) set enable_seqscan = off;
