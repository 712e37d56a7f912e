-- Feedback of visitors: no account, but an address that the answer goes to, and the language of the page that it was
-- written on.
alter table feedback
  alter column account_id drop not null,
  add column reply_to text check (length(reply_to) between 3 and 254),
  add column language text check (language in ('bn', 'en')),
  add constraint feedback_author check ((account_id is null) = (reply_to is not null) and (reply_to is null) = (language is null));
create unique index feedback_visitor_once on feedback (reply_to, kind, md5(content)) where closed_at is null and account_id is null;
