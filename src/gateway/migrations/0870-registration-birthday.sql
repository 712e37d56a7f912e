-- Newcomers state their date of birth (own.registration.birthday).
insert into registration_rules (field, enabled, required, pattern_id, accepted_pattern, min_length, max_length)
values ('birthday', true, true, 'date_ymd', '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$', 10, 10);
