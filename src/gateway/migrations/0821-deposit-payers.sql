-- Finds the deposits of a payer, and those of the last minutes, for cases of abuse.
create index deposits_payers on deposits (payer_number) where payer_number is not null;
create index deposits_payers_settled on deposits (settled_at) where payer_number is not null;
