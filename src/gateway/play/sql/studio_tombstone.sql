-- Records a rollback of an unknown transaction, so that the transaction is rejected if it arrives later (W18, W19).
create or replace function studio_tombstone(p jsonb, told timestamptz) returns void language sql as $$
  insert into studio_transactions (id, studio_id, account_id, transaction_id, kind, state, body_hash, answer,
    created_at)
    values (gen_random_uuid(), p ->> 'studio', (p ->> 'player')::uuid, p ->> 'original', 'unknown', 'tombstone', '',
      '{"code": "transaction.rolledBack"}', told)
$$;
