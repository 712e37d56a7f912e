-- Tables whose rows are never changed or removed.
create or replace trigger cashback_claims_kept
  before truncate on cashback_claims
  for each statement
  execute function audit_unchangeable();

create or replace trigger cashback_claims_unchangeable
  before delete or update on cashback_claims
  for each row
  execute function audit_unchangeable();

create or replace trigger cashback_lines_kept
  before truncate on cashback_lines
  for each statement
  execute function audit_unchangeable();

create or replace trigger cashback_lines_unchangeable
  before delete or update on cashback_lines
  for each row
  execute function audit_unchangeable();

create or replace trigger point_credits_kept
  before truncate on point_credits
  for each statement
  execute function audit_unchangeable();

create or replace trigger point_credits_unchangeable
  before delete or update on point_credits
  for each row
  execute function audit_unchangeable();

create or replace trigger point_facts_kept
  before truncate on point_facts
  for each statement
  execute function audit_unchangeable();

create or replace trigger point_facts_unchangeable
  before delete or update on point_facts
  for each row
  execute function audit_unchangeable();

create or replace trigger vip_checks_kept
  before truncate on vip_checks
  for each statement
  execute function audit_unchangeable();

create or replace trigger vip_checks_unchangeable
  before delete or update on vip_checks
  for each row
  execute function audit_unchangeable();

create or replace trigger vip_history_kept
  before truncate on vip_history
  for each statement
  execute function audit_unchangeable();

create or replace trigger vip_history_unchangeable
  before delete or update on vip_history
  for each row
  execute function audit_unchangeable();

create or replace trigger vip_levels_kept
  before truncate on vip_levels
  for each statement
  execute function audit_unchangeable();

create or replace trigger vip_levels_unchangeable
  before delete or update on vip_levels
  for each row
  execute function audit_unchangeable();

create or replace trigger vip_versions_kept
  before truncate on vip_versions
  for each statement
  execute function audit_unchangeable();

create or replace trigger vip_versions_unchangeable
  before delete or update on vip_versions
  for each row
  execute function audit_unchangeable();
