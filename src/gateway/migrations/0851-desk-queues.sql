-- Indexes of the desk's queue of withdrawals and of the history of a payee (own.desk.withdrawals).

create index withdrawals_unsettled on withdrawals (number)
  where state in ('requested', 'approved', 'sending', 'sent', 'unknown', 'unpaid', 'disbursed', 'paidAgain',
    'notReceived', 'partiallyReceived');
create index bank_accounts_payee on bank_accounts (provider, number);
