-- Time until which a bonus can be staked and worked off; null: no limit.
alter table grants
  add column expires_at timestamptz,
  drop constraint grants_ended_by_check,
  add constraint grants_ended_by_check check (ended_by in ('met', 'givenUp', 'handedOn', 'lost', 'expired'));
create index grants_expiring on grants (expires_at) where ended_at is null and expires_at is not null;
