import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const refreshed = { type: 'refresh.requested' };
const redeems = (title: string) =>
  journey(title)
    .meets('own.points.redeemed', 'own.points.delivery')
    .sends({ type: 'redeem.requested', good: 'wallpaper', delivery: 'message' });
const delivers = (title: string) =>
  journey(title)
    .meets('own.points.redeemed', 'own.points.delivery')
    .sends({ type: 'redeem.requested', good: 'kite', delivery: 'courier' });
const converts = (title: string) => journey(title).meets('own.points.converted').sends({ type: 'convert.requested' });
const fails = (title: string) => journey(title).meets('own.portal.broken-part');

/** The oracle of the point mall, from the requirements. */
export const pointMallJourneys = [
  fails('The items are shown; a failure reloads them')
    .sees('open.mall.idle')
    .lacks('rejected')
    .invokes('list')
    .nothingElse()
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.mall.idle')
    .knows({ failure: null })
    .invokes('list'),

  redeems('A redemption shows its number, and points and stock reload')
    .sees('open.redeeming')
    .invokes('redeemForm', { about: 'wallpaper' })
    .nothingElse()
    .settles('redeemForm', { output: { sent: true, word: 'R00000007' } })
    .sees('open.mall.confirmation')
    .knows({ done: 'R00000007' })
    .notifies('list', refreshed)
    .nothingElse()
    .sends({ type: 'history.requested' })
    .sees('open.history')
    .knows({ done: null }),

  redeems('Leaving redeems nothing')
    .settles('redeemForm', { output: { sent: false } })
    .sees('open.mall.idle')
    .nothingElse()
    .knows({ done: null }),

  redeems('A redemption without a number shows none')
    .settles('redeemForm', { output: { sent: true } })
    .sees('open.mall.confirmation')
    .knows({ done: null }),

  delivers(
    'A delivered item asks for an address; once redeemed, its number is shown, and points and stock are loaded again',
  )
    .sees('open.delivering')
    .invokes('deliveryForm', { about: 'kite' })
    .nothingElse()
    .settles('deliveryForm', { output: { sent: true, word: 'R00000009' } })
    .sees('open.mall.confirmation')
    .knows({ done: 'R00000009' })
    .notifies('list', refreshed)
    .nothingElse(),

  delivers('A cancelled delivery redeems nothing')
    .settles('deliveryForm', { output: { sent: false } })
    .sees('open.mall.idle')
    .nothingElse()
    .knows({ done: null }),

  converts('Converted points are reported, and the balance reloads')
    .sees('open.converting')
    .invokes('convertForm', { about: null })
    .nothingElse()
    .settles('convertForm', { output: { sent: true, word: 'R00000008' } })
    .sees('open.mall.confirmation')
    .knows({ done: 'R00000008' })
    .notifies('list', refreshed)
    .nothingElse()
    .sends({ type: 'convert.requested' })
    .sees('open.converting')
    .knows({ done: null }),

  converts('Leaving converts nothing')
    .settles('convertForm', { output: { sent: false } })
    .sees('open.mall.idle')
    .nothingElse(),

  journey('The redemptions, the record of points, and back')
    .meets('own.points.redeemed')
    .sends({ type: 'history.requested' })
    .sees('open.history')
    .invokes('redemptions')
    .nothingElse()
    .sends({ type: 'changes.requested' })
    .sees('open.changes')
    .invokes('changes')
    .nothingElse()
    .sends({ type: 'history.requested' })
    .sees('open.history')
    .sends({ type: 'mall.requested' })
    .sees('open.mall.idle')
    .sends({ type: 'changes.requested' })
    .sees('open.changes')
    .sends({ type: 'mall.requested' })
    .sees('open.mall'),

  redeems('The redemption form fails')
    .meets('own.portal.broken-part')
    .settles('redeemForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
  delivers('The address form fails')
    .meets('own.portal.broken-part')
    .settles('deliveryForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
  converts('The conversion form fails')
    .meets('own.portal.broken-part')
    .settles('convertForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
  fails('The redemptions fail')
    .sends({ type: 'history.requested' })
    .settles('redemptions', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
  fails('The record of points fails')
    .sends({ type: 'changes.requested' })
    .settles('changes', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];
