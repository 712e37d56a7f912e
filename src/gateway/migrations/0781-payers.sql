-- Payer of a deposit as its provider names it, for the needs of a first payout (own.payout.payee): the name as written,
-- and the provider's keyed hash of the number.
alter table deposits
  add column payer_name text check (char_length(payer_name) between 1 and 128),
  add column payer_number text check (payer_number ~ '^[A-Za-z0-9_-]{43}$');

-- Accounts that players name on the pages of the demo's provider.
alter table demo_payments
  add column payer_name text,
  add column payer_number text;
