import { journey } from '../support/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const played = {
  days: [{ day: '2026-11-20', staked: '5.00', won: '0.00', profit: '-5.00' }],
  staked: '5.00',
  won: '0.00',
  profit: '-5.00',
};
const even = { days: [], staked: '5.00', won: '5.00', profit: '0.00' };
const idle = { days: [], staked: '0.00', won: '0.00', profit: '0.00' };

/** The oracle of the personal loss, from the requirements. */
export const personalLossJourneys = [
  journey('The last 30 days are read and shown; then a week')
    .meets('s2.member-centre.personal-loss', 'own.personal-loss.days')
    .sees('loading', 'busy')
    .invokes('loadLoss', { span: 30 })
    .settles('loadLoss', { output: played })
    .sees('shown')
    .lacks('busy')
    .knows({ loss: played })
    .sends({ type: 'span.chosen', span: 7 })
    .sees('loading')
    .knows({ span: 7 })
    .invokes('loadLoss', { span: 7 }),

  journey('While the days are read, others are chosen')
    .meets('own.personal-loss.days')
    .sends({ type: 'span.chosen', span: 90 })
    .invokes('loadLoss', { span: 90 }),

  journey('Nothing was staked: it is said; other days can be chosen')
    .meets('own.personal-loss.days')
    .settles('loadLoss', { output: idle })
    .sees('empty')
    .knows({ loss: idle })
    .sends({ type: 'span.chosen', span: 90 })
    .sees('loading'),

  journey('What was won and lost alike is no empty page')
    .meets('own.personal-loss.days')
    .settles('loadLoss', { output: even })
    .sees('shown'),

  journey('What was won of a stake of earlier days is no empty page, either')
    .meets('own.personal-loss.days')
    .settles('loadLoss', { output: { ...idle, won: '5.00', profit: '5.00' } })
    .sees('shown'),

  journey('They cannot be read: it is told, and tried again')
    .meets('s8.message.network-abnormal')
    .settles('loadLoss', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadLoss', { span: 30 }),
];
