import { journey } from '../support/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const short = { kind: 'rejected', code: 'ledger.insufficient', message: 'Not enough' };
const wallets = (main: string, moyur: string, isSingle = false) => ({
  isSingle,
  main,
  locked: '0.00',
  wallets: [
    { vendor: 'moyur', name: 'Moyur Live', balance: moyur },
    { vendor: 'talpata', name: 'Talpata Games', balance: '0.00' },
  ],
});
const before = wallets('900.00', '100.00');
const asked = { from: 'main', to: 'moyur', amount: '400.00' };
const submitted = { type: 'form.submitted', asked };
const problems = [{ field: 'amount', code: 'transfer.amount.available' }];
const allBack = { type: 'return.requested' };
const refresh = { type: 'refresh.requested' };

const opened = (title: string, has: object = before) => journey(title).settles('loadWallets', { output: has });
const checking = (title: string) => opened(title).sends(submitted);
const moving = (title: string) => checking(title).settles('validate', { output: [] });
const returning = (title: string) => opened(title).sends(allBack);

/** The oracle of the transfers between the wallets of a player, from the requirements. */
export const transferJourneys = [
  journey('What lies where is shown; an amount goes from the main wallet to a vendor')
    .meets('s2.member-centre.transfer-fund', 's3.wallet.merchant', 's7.relay.merchant-wallet', 's7.relay.wallet-transfer')
    .meets('s8.success.transfer', 'own.transfer.bounds', 'own.money.once')
    .sees('loading', 'busy')
    .invokes('loadWallets')
    .settles('loadWallets', { output: before })
    .sees('editing.untouched', 'form')
    .lacks('busy', 'rejected')
    .knows({ wallets: before })
    .sends(submitted)
    .sees('validating', 'busy')
    .knows({ asked })
    .invokes('validate', { wallets: before, asked })
    .settles('validate', { output: [] })
    .sees('moving', 'busy')
    .invokes('moveMoney', asked)
    .ignores(submitted)
    .ignores(allBack)
    .settles('moveMoney', { output: wallets('500.00', '500.00') })
    .sees('editing.moved', 'form')
    .lacks('rejected')
    .knows({ wallets: wallets('500.00', '500.00'), asked }),

  moving('After a transfer back, nothing lies with a vendor that could be returned')
    .meets('s7.relay.wallet-transfer', 's8.success.memory-return')
    .settles('moveMoney', { output: wallets('1000.00', '0.00') })
    .ignores(allBack)
    .sends(submitted)
    .sees('validating'),

  returning('All of it comes back at once')
    .meets('s8.success.memory-return', 's2.member-centre.transfer-fund')
    .sees('returning', 'busy')
    .invokes('returnAll')
    .ignores(allBack)
    .settles('returnAll', { output: { returned: '100.00', wallets: wallets('1000.00', '0.00') } })
    .sees('editing.returned', 'form')
    .lacks('rejected')
    .knows({ returned: '100.00', wallets: wallets('1000.00', '0.00') }),

  returning('It could not be brought back: the reason is shown')
    .meets('s8.success.memory-return', 's8.message.network-abnormal')
    .settles('returnAll', { error: offline })
    .sees('editing.refused', 'rejected')
    .knows({ failure: offline, wallets: before })
    .sends(allBack)
    .sees('returning')
    .knows({ failure: null }),

  opened('With one wallet for all games there is nothing to transfer', wallets('900.00', '100.00', true))
    .meets('s3.wallet.merchant')
    .sees('single')
    .lacks('form', 'rejected')
    .ignores(submitted)
    .ignores(allBack)
    .sends(refresh)
    .sees('loading')
    .invokes('loadWallets'),

  opened('What lies where is read again')
    .meets('s7.relay.merchant-wallet')
    .sends(refresh)
    .sees('loading')
    .settles('loadWallets', { output: wallets('1.00', '2.00') })
    .knows({ wallets: wallets('1.00', '2.00') }),

  checking('More than there is is said under its field, and nothing moves')
    .meets('own.transfer.bounds')
    .settles('validate', { output: problems })
    .sees('editing.invalid', 'rejected')
    .knows({ problems, asked })
    .nothingElse()
    .sends(submitted)
    .knows({ problems: [] }),

  checking('The check breaks down')
    .meets('own.transfer.bounds')
    .settles('validate', { error: broken })
    .sees('editing.refused', 'rejected')
    .knows({ failure: broken }),

  moving('It was spent meanwhile: the gateway’s reason is shown')
    .meets('own.transfer.bounds')
    .settles('moveMoney', { error: short })
    .sees('editing.refused', 'rejected')
    .knows({ failure: short, wallets: before }),

  moving('No answer came: the same is sent again')
    .meets('own.money.once', 's8.message.network-abnormal')
    .settles('moveMoney', { error: offline })
    .sees('editing.refused')
    .sends(submitted)
    .knows({ failure: null })
    .settles('validate', { output: [] })
    .invokes('moveMoney', asked),

  journey('The wallets cannot be read: they are read again')
    .meets('s2.member-centre.transfer-fund', 's8.message.network-abnormal')
    .settles('loadWallets', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),
];
