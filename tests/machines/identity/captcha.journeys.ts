import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const first = {
  captchaId: '01890000-0000-7000-8000-0000000000c1',
  image: 'iVBORw0KGgoAAA',
  expiresAt: 1_800_000_000_000,
};
const second = { ...first, captchaId: '01890000-0000-7000-8000-0000000000c2' };
const offline = { kind: 'offline', code: 'client.offline' };
const late = { kind: 'rejected', code: 'work.expired', message: 'Too late' };

const demanded = (title: string) => journey(title).sends({ type: 'captcha.demanded' });
const withPicture = (title: string) =>
  demanded(title).settles('loadCaptcha', { output: first }).waits(1_000).sees('demanded.loaded');

/** The oracle of the captcha, from the requirements. */
export const captchaJourneys = [
  journey('There is no captcha until the gateway requires one')
    .meets('s4.login.failure-captcha')
    .sees('absent')
    .ignores({ type: 'captcha.renewed' })
    .ignores({ type: 'captcha.refreshed' })
    .ignores({ type: 'work.selected' })
    .sends({ type: 'captcha.demanded' })
    .sees('demanded.loading', 'busy')
    .invokes('loadCaptcha')
    .settles('loadCaptcha', { output: first })
    .sees('demanded.fresh', 'pictured')
    .lacks('busy', 'rejected')
    .knows({ captcha: first }),

  demanded('A click loads another picture, once a second at most')
    .meets('s2.login.captcha-refresh', 's9.const.captcha-throttle')
    .settles('loadCaptcha', { output: first })
    .ignores({ type: 'captcha.refreshed' })
    .waits(999)
    .ignores({ type: 'captcha.refreshed' })
    .sees('demanded.fresh')
    .waits(1)
    .sees('demanded.loaded', 'pictured')
    .sends({ type: 'captcha.refreshed' })
    .sees('demanded.loading')
    .invokes('loadCaptcha')
    .ignores({ type: 'captcha.refreshed' })
    .settles('loadCaptcha', { output: second })
    .sees('demanded.fresh')
    .knows({ captcha: second }),

  withPicture('A picture works once: an attempt loads another')
    .meets('s4.login.failure-captcha')
    .sends({ type: 'captcha.renewed' })
    .sees('demanded.loading')
    .invokes('loadCaptcha'),

  withPicture('The gateway requires a captcha again: another picture loads')
    .meets('s4.login.failure-captcha')
    .sends({ type: 'captcha.demanded' })
    .sees('demanded.loading')
    .invokes('loadCaptcha'),

  demanded('A player who cannot read the picture has the device do a proof of work, for one attempt')
    .meets('own.verification.proof-of-work')
    .settles('loadCaptcha', { output: first })
    .sends({ type: 'work.selected' })
    .sees('demanded.solving', 'busy')
    .lacks('pictured')
    .invokes('doWork', { purpose: 'captcha' })
    .settles('doWork', { output: undefined })
    .sees('demanded.solved')
    .lacks('busy', 'pictured')
    .sends({ type: 'captcha.renewed' })
    .sees('demanded.loading')
    .invokes('loadCaptcha'),

  withPicture('The proof of work stays available while the picture is shown, and reports its failure')
    .meets('own.verification.proof-of-work', 'own.captcha.failed')
    .sends({ type: 'work.selected' })
    .sees('demanded.solving')
    .settles('doWork', { error: late })
    .sees('demanded.failed', 'rejected')
    .knows({ failure: late })
    .sends({ type: 'work.selected' })
    .sees('demanded.solving')
    .knows({ failure: null })
    .invokes('doWork', { purpose: 'captcha' }),

  demanded('A picture that fails to load shows the reason, and another can be requested once a second')
    .meets('own.captcha.failed', 's9.const.captcha-throttle')
    .settles('loadCaptcha', { error: offline })
    .sees('demanded.failed.fresh', 'rejected')
    .lacks('pictured', 'busy')
    .knows({ failure: offline })
    .waits(999)
    .ignores({ type: 'captcha.refreshed' })
    .waits(1)
    .sees('demanded.failed.retryable', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'captcha.refreshed' })
    .sees('demanded.loading')
    .knows({ failure: null })
    .invokes('loadCaptcha'),
];

export const captchaTemporals = [
  leadsTo('A new picture can be replaced after a short delay', 'demanded.fresh', 'demanded.loaded', {
    within: 1,
  }),
  leadsTo('After a failure another picture can be requested', 'demanded.failed.fresh', 'demanded.failed.retryable', {
    within: 1,
  }),
];
