-- The lines over home, applied from the folder too.
alter table content_versions
  drop constraint content_versions_kind_check,
  add constraint content_versions_kind_check check (kind in ('category', 'help', 'page', 'bar', 'resource'));
