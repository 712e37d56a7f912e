-- Sessions that may do nothing but change their password, until they have.
alter table sessions add column password_due boolean not null default false;
