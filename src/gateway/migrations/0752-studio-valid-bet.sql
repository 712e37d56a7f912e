-- Valid bet that a studio reports of a round (W36); null while none is reported.
alter table studio_rounds add column valid_bet bigint check (valid_bet >= 0);
