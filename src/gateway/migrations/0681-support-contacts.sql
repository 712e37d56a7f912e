-- Besides chats, customer service has an email address and a phone number: the pages of a closed portal lead there,
-- too.
alter table support_contacts drop constraint support_contacts_type_check;
alter table support_contacts add constraint support_contacts_type_check check (type in ('1', '2', '3', 'EMAIL', 'PHONE'));
