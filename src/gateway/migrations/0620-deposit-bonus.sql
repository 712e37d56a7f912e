-- What a player said of a bonus with a deposit: the code of the offer, or nothing (`''`) for none. Null where it was not asked: what they chose before
-- is given then.
alter table deposits add column bonus text check (bonus = '' or bonus ~ '^[A-Z][A-Z0-9]{2,23}$');
