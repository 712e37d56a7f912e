-- Labels that operators set on a member, as the member's info returns them (s3.member-info.fields).
create table member_labels (
  account_id uuid not null references accounts (id),
  label text not null check (length(label) between 1 and 40),
  set_by text not null,
  at timestamptz not null,
  primary key (account_id, label)
);
