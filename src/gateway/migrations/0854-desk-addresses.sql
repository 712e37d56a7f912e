-- The desk shows the address of a redeemed item for some minutes after an operator has requested it
-- (own.desk-queue.address).

create index operator_acts_addresses on operator_acts (operator, at)
  where command = 'redemptions address' and outcome = 'done';
