-- Records a player's debt after a win was reversed, and notifies them.
create or replace function receivable_kept(player uuid, owed bigint, of_transaction uuid, of_order uuid, of_run int,
  told timestamptz) returns void
language plpgsql as $$
begin
  insert into receivables (id, account_id, transaction_id, order_id, run, amount, created_at)
    values (gen_random_uuid(), player, of_transaction, of_order, of_run, owed, told);
  perform graphile_worker.add_job('alert.tell',
    json_build_object('all', json_build_array(json_build_object('accountId', player,
    'alert', 'win.corrected', 'params', json_build_object('amount', to_char(owed / 100.0, 'FM9999999999990.00')),
    'key', 'receivable:' || coalesce(of_transaction::text, of_order || ':' || of_run)))));
end $$;
