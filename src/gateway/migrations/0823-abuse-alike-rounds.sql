-- Rounds in which both accounts won or both lost: unequal stakes oppose each other only as far as they outweigh these.
alter table abuse_rounds
  drop constraint abuse_rounds_kind_check,
  add constraint abuse_rounds_kind_check check (kind in ('opposite', 'cadence', 'alike'));
