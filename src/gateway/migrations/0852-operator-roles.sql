-- Roles for cases of abuse, for published content, and for agents (own.desk.roles).

alter table operators
  drop constraint operators_role_check,
  add constraint operators_role_check
    check (role in ('support', 'payments', 'admin', 'risk', 'editor', 'agentManager'));
