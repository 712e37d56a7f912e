-- An item of the point mall is brought by a courier, or arrives as a message. For the former a redemption has an address, sealed (AES-256-GCM) as a whole;
-- it is deleted some time after the decision. Items of before are brought by a courier; their redemptions have no address.
alter table point_goods add column delivery text not null default 'courier' check (delivery in ('courier', 'message'));
create table redemption_addresses (
  redemption_id uuid primary key references redemptions (id),
  sealed_fields text not null
);
