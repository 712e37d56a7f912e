import type { Journey } from '../support/journey';
import { started } from './portal-start';

const opened = (loginFirst: boolean) => ({ type: 'site.opened', loginFirst });
const present = { type: 'session.present' };
const absent = { type: 'session.absent' };

/** The oracle of "logined to home page", from the requirements. */
export const gateJourneys: Journey[] = [
  started('Until the setting is known nothing is locked')
    .meets('s2.guard.redirect-to-login')
    .ignores(absent)
    .ignores(present)
    .sees('gate.unknown'),

  started('The setting is off: everybody may go everywhere')
    .meets('s1.visitor.browse', 's2.guard.redirect-to-login')
    .sends(opened(false))
    .sees('gate.open')
    .ignores(absent)
    .ignores(opened(false))
    .sees('gate.open'),

  started('The setting is on: a visitor is locked out, a login opens, a logout locks again')
    .meets('s2.guard.redirect-to-login', 's2.guard.exempt-routes')
    .sends(opened(true))
    .sees('gate.guarded.asking')
    .tells('session', { type: 'standing.asked' })
    .sends(absent)
    .sees('gate.guarded.locked')
    .emits({ type: 'gate.closed' })
    .sends(present)
    .sees('gate.guarded.passing')
    .nothingElse()
    .sends(absent)
    .sees('gate.guarded.locked')
    .emits({ type: 'gate.closed' }),

  started('The setting is on, and read again: who is in stays in')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(true))
    .sends(present)
    .sees('gate.guarded.passing')
    .ignores(opened(true))
    .sees('gate.guarded.passing'),

  started('The setting is turned on, and off again')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(false))
    .sends(opened(true))
    .sees('gate.guarded.asking')
    .tells('session', { type: 'standing.asked' })
    .sends(opened(false))
    .sees('gate.open')
    .nothingElse(),
];
