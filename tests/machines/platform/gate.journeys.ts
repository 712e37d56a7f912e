import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const opened = (loginFirst: boolean) => ({ type: 'site.opened', loginFirst });
const present = { type: 'session.present' };
const absent = { type: 'session.absent' };
const asked = { type: 'session.queried' };
const locked = { type: 'gate.locked' };

/** The oracle of "logined to home page", from the requirements. */
export const gateJourneys = [
  journey('Until the setting is known nothing is locked')
    .meets('s2.guard.redirect-to-login')
    .ignores(absent)
    .ignores(present)
    .sees('unknown'),

  journey('The setting is off: everybody may go everywhere')
    .meets('s1.visitor.browse', 's2.guard.redirect-to-login')
    .sends(opened(false))
    .sees('open')
    .nothingElse()
    .ignores(absent)
    .ignores(opened(false))
    .sees('open'),

  journey('The setting is on: a visitor is locked out, a login opens, a logout locks again')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(true))
    .sees('guarded.asking')
    .tells('parent', asked)
    .nothingElse()
    .sends(absent)
    .sees('guarded.locked')
    .tells('parent', locked)
    .nothingElse()
    .sends(present)
    .sees('guarded.passing')
    .nothingElse()
    .sends(absent)
    .sees('guarded.locked')
    .tells('parent', locked)
    .nothingElse(),

  journey('The setting is on, and read again: who is in stays in')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(true))
    .sends(present)
    .sees('guarded.passing')
    .ignores(opened(true))
    .sees('guarded.passing'),

  journey('The setting is turned on, and off again')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(false))
    .sends(opened(true))
    .sees('guarded.asking')
    .tells('parent', asked)
    .nothingElse()
    .sends(opened(false))
    .sees('open')
    .nothingElse(),
];

/** Invariants of the gate. */
export const gateInvariants = [
  invariant(
    'It never locks somebody out who is logged in',
    ({ effects, move }) => effects.length === 0 || move?.event.type !== 'session.present',
  ).meets('s2.guard.redirect-to-login'),
];
