-- What operators have set of the site, by name; what is not there is as the settings have it. The age from which one plays was among the terms of
-- registration, where nobody but SQL could set it.
create table site_settings (
  name text primary key,
  value jsonb not null
);
insert into site_settings select 'minimumAge', to_jsonb(minimum_age) from registration_terms where minimum_age <> 18;
alter table registration_terms drop column minimum_age;
