-- An e-wallet is one number however it was typed (`8801712345678`, `01712345678`), and no payout account is without a number: separators used to be dropped
-- after the check. Wallets that are bound in both spellings stay as they are; an account without a number is removed, so that nothing more goes there.
update bank_accounts b set number = regexp_replace(number, '^\+?(880|0)?(1[3-9][0-9]{8})$', '0\2')
where kind = 'ewallet' and number ~ '^\+?(880)?1[3-9][0-9]{8}$'
  and not exists (
    select from bank_accounts o where o.id <> b.id and o.provider = b.provider and o.removed_at is null
      and regexp_replace(o.number, '^\+?(880|0)?(1[3-9][0-9]{8})$', '0\2') = regexp_replace(b.number, '^\+?(880|0)?(1[3-9][0-9]{8})$', '0\2'));
update bank_accounts set removed_at = app_now() where number = '' and removed_at is null;
alter table bank_accounts add constraint bank_accounts_number_given check (number <> '' or removed_at is not null);
