import { errandJourneys } from './portal-errands';
import { gateJourneys } from './portal-gate';
import { started } from './portal-start';

const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const login = { name: 'login', username: '', submitted: false };
const offline = { kind: 'offline', code: 'client.offline' };
const english = { type: 'language.requested', language: 'en' };

const broken = ['systemStatus', 'session', 'dialogs'].map((part) =>
  started(`The part ${part} breaks down: the player is told, and the rest goes on`)
    .meets('own.portal.broken-part', 's8.message.unknown-error')
    .settles(part, { error: { kind: 'malformed', code: 'client.unexpected' } })
    .emits({ type: 'told', message: 'unknown.error' })
    .nothingElse()
    .sees('systemStatus', 'session', 'dialogs', 'language.settled'),
);

/** The oracle of the portal as a whole, from the requirements. */
export const portalJourneys = [
  started('The portal starts: the status, the session, the dialogs and the country codes are on their way')
    .meets('s2.start.country-codes', 's2.start.member-info', 's1.visitor.browse', 's1.product.languages', 's9.const.languages')
    .invokes('systemStatus')
    .invokes('session')
    .invokes('dialogs')
    .invokes('loadCountries')
    .sees('alert.none', 'errand.none', 'gate.unknown', 'language.settled', 'countries.loading')
    .lacks('busy')
    .knows({ language: 'bn', errand: null }),

  ...broken,
  ...errandJourneys,
  ...gateJourneys,

  started('A call is told that the platform is closed: the status is looked at again; so it is when the player asks')
    .meets('s1.site.closed', 'own.system-status.later-503', 's4.system-status.normal')
    .sends({ type: 'call.unavailable' })
    .tells('systemStatus', { type: 'service.refused' })
    .sends({ type: 'retry.requested' })
    .tells('systemStatus', { type: 'retry.requested' }),

  started('A password was changed: the session has the account as it is now, and the player goes home and reads of it')
    .meets('s4.password-change.success', 's2.navigation.after-password-change', 's8.success.password-changed')
    .sends({ type: 'password.changed', account })
    .tells('session', { type: 'session.opened', account })
    .emits({ type: 'page.wanted', to: '/' })
    .emits({ type: 'told', message: 'password.changed' })
    .nothingElse()
    .sends({ type: 'password.changed', account: null })
    .emits({ type: 'page.wanted', to: '/' })
    .emits({ type: 'told', message: 'password.changed' })
    .nothingElse(),

  started('A password that was due was changed on the way in: the player reads of it, and goes where they were going')
    .meets('s4.password-change.success', 's8.success.password-changed')
    .sends({ type: 'login.completed', account, changed: true })
    .tells('session', { type: 'session.opened', account })
    .emits({ type: 'told', message: 'password.changed' })
    .emits({ type: 'page.wanted', to: '/' })
    .nothingElse(),

  started('A password was reset by a mailed link: the player is returned to the login')
    .meets('s4.forgot.to-login', 's8.success.password-reset')
    .sends({ type: 'password.reset' })
    .emits({ type: 'page.wanted', to: '/login' })
    .emits({ type: 'told', message: 'password.reset' })
    .nothingElse(),

  started('A call is told that the session is over: the session is told, and then the player')
    .meets('own.session.lost', 's3.storage.session')
    .sends({ type: 'call.unauthorised' })
    .tells('session', { type: 'session.refused' })
    .sends({ type: 'session.lost', loss: 'refused', username: 'rahim' })
    .tells('dialogs', { type: 'session.lost', loss: 'refused', username: 'rahim' })
    .emits({ type: 'told', message: 'session.refused' })
    .nothingElse(),

  ...['ranOut', 'elsewhere'].map((loss) =>
    started(`A session is lost (${loss}): the dialogs are told, and the player reads which`)
      .meets('own.session.lost', 'own.session.ran-out', 'own.session.tabs')
      .sends({ type: 'session.lost', loss, username: 'rahim' })
      .tells('dialogs', { type: 'session.lost', loss, username: 'rahim' })
      .emits({ type: 'told', message: `session.${loss}` })
      .nothingElse(),
  ),

  started('Back after the session ran out: the player stays on the page')
    .meets('own.session.ran-out')
    .sends({ type: 'login.resumed', account })
    .tells('session', { type: 'session.opened', account })
    .nothingElse(),

  started('The account was closed: nobody is logged in any more, and the player goes home')
    .meets('own.security.closing')
    .sends({ type: 'account.closed' })
    .tells('session', { type: 'session.ended' })
    .emits({ type: 'page.wanted', to: '/' })
    .emits({ type: 'told', message: 'account.closed' })
    .nothingElse(),

  started('The player is excluded: nobody is logged in any more, and the player goes home')
    .meets('own.self-exclusion.begun')
    .sends({ type: 'account.excluded' })
    .tells('session', { type: 'session.ended' })
    .emits({ type: 'page.wanted', to: '/' })
    .emits({ type: 'told', message: 'account.excluded' })
    .nothingElse(),

  started('A dialog opens and closes by name, and the address follows')
    .meets('s4.modal.by-name', 's4.modal.escape', 's2.modal.login')
    .sends({ type: 'dialog.requested', request: login })
    .tells('dialogs', { type: 'dialog.requested', request: login })
    .sends({ type: 'dialog.shown', name: 'login' })
    .emits({ type: 'address.changed', dialog: 'login' })
    .nothingElse()
    .sends({ type: 'dialog.retried' })
    .tells('dialogs', { type: 'dialog.retried' })
    .sends({ type: 'leave.requested' })
    .tells('dialogs', { type: 'leave.requested' })
    .sends({ type: 'dialog.gone' })
    .emits({ type: 'address.changed', dialog: null })
    .nothingElse(),

  started('After a login the player goes to the home page')
    .meets('s2.navigation.after-login', 's7.call.member-info')
    .sends({ type: 'login.completed', account })
    .tells('session', { type: 'session.opened', account })
    .emits({ type: 'page.wanted', to: '/' })
    .nothingElse()
    .sees('errand.none'),

  started('After a free trial has begun the visitor goes to the home page, as a trial account')
    .meets('s2.navigation.after-free-trial', 's4.free-trial.finish')
    .sends({ type: 'login.completed', account: { ...account, type: 4 } })
    .tells('session', { type: 'session.opened', account: { ...account, type: 4 } })
    .emits({ type: 'page.wanted', to: '/' })
    .nothingElse(),

  started('Logging out is asked first; then the session ends, what was open closes, and the player goes home')
    .meets('s8.logout.confirmation', 's2.header.logout', 's1.member.logout', 's4.logout.home')
    .sends({ type: 'logout.requested' })
    .sees('alert.leaving')
    .invokes('logout')
    .ignores({ type: 'logout.requested' })
    .settles('logout', { output: { loggedOut: true } })
    .sees('alert.none')
    .tells('session', { type: 'session.ended' })
    .tells('dialogs', { type: 'leave.requested' })
    .emits({ type: 'page.wanted', to: '/' })
    .emits({ type: 'told', message: 'logout.done' })
    .nothingElse(),

  started('Logging out is asked first, and the player stays')
    .meets('s8.logout.confirmation')
    .sends({ type: 'logout.requested' })
    .settles('logout', { output: { loggedOut: false } })
    .sees('alert.none')
    .nothingElse(),

  started('The logout breaks down: the portal goes on')
    .meets('own.portal.broken-part')
    .sends({ type: 'logout.requested' })
    .settles('logout', { error: { kind: 'malformed', code: 'client.unexpected' } })
    .sees('alert.none')
    .nothingElse(),

  started('The language is changed: the words come, the choice is stored, and the gateway is told')
    .meets('s4.language.stored', 's4.language.localised', 's1.visitor.language', 's2.header.language-picker', 's3.storage.language')
    .sends(english)
    .sees('language.changing', 'busy')
    .invokes('changeLanguage', { language: 'en' })
    .ignores({ type: 'language.requested', language: 'bn' })
    .settles('changeLanguage', { output: 'en' })
    .sees('language.telling', 'busy')
    .knows({ language: 'en' })
    .invokes('tellLanguage', { language: 'en' })
    .settles('tellLanguage', { output: undefined })
    .sees('language.settled')
    .nothingElse()
    .lacks('busy'),

  started('The language is changed, though the gateway cannot be told')
    .meets('s4.language.stored')
    .sends(english)
    .settles('changeLanguage', { output: 'en' })
    .settles('tellLanguage', { error: offline })
    .sees('language.settled')
    .nothingElse()
    .knows({ language: 'en' }),

  started('The words of the language do not come: it stays as it was, and the player is told')
    .meets('own.language.kept', 's8.message.network-abnormal')
    .sends(english)
    .settles('changeLanguage', { error: offline })
    .sees('language.settled')
    .knows({ language: 'bn' })
    .emits({ type: 'told', message: 'network.abnormal' })
    .nothingElse(),

  started('The country codes do not come: they are tried again in half a minute')
    .meets('s2.start.country-codes')
    .settles('loadCountries', { error: offline })
    .sees('countries.resting')
    .waits(29_999)
    .sees('countries.resting')
    .waits(1)
    .sees('countries.loading')
    .invokes('loadCountries')
    .nothingElse()
    .settles('loadCountries', { output: undefined })
    .sees('countries.ready'),
];
