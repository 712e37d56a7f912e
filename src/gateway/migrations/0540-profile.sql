-- What players tell of themselves, sealed as a whole; of the name and the number of the identity card, which are looked up, the profile that came with
-- the registration has them. An avatar is one that there is, or a picture of its owner's; a picture that is nobody's avatar is forgotten.
create table profile_details (
  account_id uuid primary key references accounts (id),
  sealed_fields text not null,
  changed_at timestamptz not null
);

create table avatar_pictures (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  picture bytea not null check (octet_length(picture) <= 1000000),
  created_at timestamptz not null,
  unique (account_id, id)
);

create table avatars (
  account_id uuid primary key references accounts (id),
  name text,
  picture_id uuid,
  check ((name is null) <> (picture_id is null)),
  foreign key (account_id, picture_id) references avatar_pictures (account_id, id)
);
