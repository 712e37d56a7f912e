-- Where customer service is reached, by the type of the wire: 1 the VIP contact, 2 live chat, 3 live chat whose address is encrypted on its way.
-- `path` is what the wire carries.
create table support_contacts (
  type text primary key check (type in ('1', '2', '3')),
  path text not null check (length(path) between 1 and 2000)
);
