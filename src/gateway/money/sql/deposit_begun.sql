-- Called by gateways of the previous version only.
-- Creates a deposit, once for its idempotency key, under the account lock: checks closure, blocks, limits and pending
-- deposits. Returns { refused: code } or the deposit.
create or replace function deposit_begun(p jsonb) returns jsonb language plpgsql as $$
declare
  player uuid := p ->> 'accountId';
  asked bigint := p ->> 'amount';
  closed timestamptz;
  block jsonb;
  free bigint;
  told timestamptz := date_trunc('milliseconds', app_now());
  one deposits;
  again boolean;
begin
  select closed_at into closed from accounts where id = player for no key update;
  select * into one from deposits where idempotency_key = p ->> 'key';
  again := found;
  if again and (one.method <> p ->> 'method' or one.amount <> asked) then
    return jsonb_build_object('refused', 'keyReused');
  elsif not again then
    block := gaming_block(player);
    free := deposit_limit_left(player) - deposits_payable(player);
    if closed is not null then
      return jsonb_build_object('refused', 'closed');
    elsif block is not null then
      return jsonb_build_object('refused', 'barred', 'block', block);
    elsif asked > free then
      return jsonb_build_object('refused', 'limit', 'left', greatest(free, 0)::text);
    elsif exists (select from deposits where account_id = player and state = 'pending') then
      return jsonb_build_object('refused', 'pending');
    end if;
    insert into deposits (id, account_id, idempotency_key, method, amount, state, created_at, expires_at)
      values ((p ->> 'id')::uuid, player, p ->> 'key', p ->> 'method', asked, 'pending', told,
        told + (p ->> 'lasts')::interval)
      returning * into one;
  end if;
  return jsonb_build_object('replayed', again, 'deposit',
    jsonb_build_object('id', one.id, 'number', one.number::text, 'method', one.method,
    'amount', one.amount::text, 'state', one.state, 'reason', one.reason,
    'createdAt', floor(extract(epoch from one.created_at) * 1000), 'expiresAt',
      floor(extract(epoch from one.expires_at) * 1000)));
end $$;
