import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const opened = (loginFirst: boolean) => ({ type: 'site.opened', loginFirst });
const present = { type: 'session.present' };
const absent = { type: 'session.absent' };
const sessionQueried = { type: 'session.queried' };
const locked = { type: 'gate.locked' };

/** The oracle of "logined to home page", from the requirements. */
export const gateJourneys = [
  journey('Before the setting is loaded nothing is locked')
    .meets('s2.guard.redirect-to-login')
    .ignores(absent)
    .ignores(present)
    .sees('unknown'),

  journey('With the setting off, everything is open')
    .meets('s1.visitor.browse', 's2.guard.redirect-to-login')
    .sends(opened(false))
    .sees('open')
    .nothingElse()
    .ignores(absent)
    .ignores(opened(false))
    .sees('open'),

  journey('With the setting on, a visitor is locked out; a login opens, a logout locks again')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(true))
    .sees('guarded.checking')
    .notifies('parent', sessionQueried)
    .nothingElse()
    .sends(absent)
    .sees('guarded.locked')
    .notifies('parent', locked)
    .nothingElse()
    .sends(present)
    .sees('guarded.open')
    .nothingElse()
    .sends(absent)
    .sees('guarded.locked')
    .notifies('parent', locked)
    .nothingElse(),

  journey('Reloading the setting does not lock out a logged-in player')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(true))
    .sends(present)
    .sees('guarded.open')
    .ignores(opened(true))
    .sees('guarded.open'),

  journey('The setting is turned on, and off again')
    .meets('s2.guard.redirect-to-login')
    .sends(opened(false))
    .sends(opened(true))
    .sees('guarded.checking')
    .notifies('parent', sessionQueried)
    .nothingElse()
    .sends(opened(false))
    .sees('open')
    .nothingElse(),
];

/** Invariants of the gate. */
export const gateInvariants = [
  invariant(
    'The gate never locks out a logged-in player',
    ({ effects, move }) => effects.length === 0 || move?.event.type !== 'session.present',
  ).meets('s2.guard.redirect-to-login'),
];
