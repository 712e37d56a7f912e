-- Apps and our places elsewhere, applied from the folder too: what the frame and the download page show of them.
alter table content_versions
  drop constraint content_versions_kind_check,
  add constraint content_versions_kind_check check (kind in ('category', 'help', 'page', 'resource')),
  add column resource jsonb,
  add constraint content_versions_resource check ((kind = 'resource') = (resource is not null));
