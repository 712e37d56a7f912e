-- Time at which the owner proved the number by a code (own.mobile.verified). Numbers of earlier accounts count as proven:
-- a registration demands a code unless operators turn that off.
alter table accounts
  add column mobile_verified_at timestamptz,
  add constraint accounts_mobile_verified check (mobile_verified_at is null or mobile is not null);
update accounts set mobile_verified_at = created_at where mobile is not null;
