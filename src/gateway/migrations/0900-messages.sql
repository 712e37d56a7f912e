-- Cost of texts by country and day (own.message.cost), and what carriers report about messages (own.message.delivery).

-- Minor units: price of a text to numbers with a dialing code, and the most that they may cost a day. 'other': all
-- countries without a row, each with this cap.
create table sms_costs (
  country text primary key,
  price bigint not null check (price >= 0),
  cap bigint not null check (cap >= 0)
);
-- Texts handed to a carrier, by the site's days. reported: operators have been notified that the cap is reached.
create table sms_cost_days (
  day date not null,
  country text not null,
  texts integer not null check (texts >= 0),
  reported boolean not null default false,
  primary key (day, country)
);
-- Messages handed to a carrier, without content and recipient.
create table sent_messages (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  purpose text not null,
  -- Dialing code; empty for mails.
  country text not null,
  carrier text not null check (carrier in ('first', 'fallback')),
  sent_at timestamptz not null,
  state text not null default 'sent' check (state in ('sent', 'delivered', 'failed')),
  reported_at timestamptz,
  check ((state = 'sent') = (reported_at is null))
);
create index sent_messages_time on sent_messages (sent_at);
