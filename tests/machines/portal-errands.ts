import type { Journey } from '../support/journey';
import { started } from './portal-start';

const agentCentre = { centre: 'agent', page: 'agentTeamOverview' };
const memberCentre = { centre: 'member', page: 'securityCenter' };
const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 1,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
const emptyLogin = { type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } };

const asked = (title: string, errand: object) => started(title).sends({ type: 'action.requested', errand });

/** The oracle of protected actions, from the requirements. */
export const errandJourneys: Journey[] = [
  asked('A protected action without a session opens the login, and goes on after it', agentCentre)
    .meets('s6.protected.no-token', 's8.protected.login-modal', 's8.protected.message')
    .sees('errand.asking')
    .knows({ errand: agentCentre })
    .tells('session', { type: 'permission.asked', errand: agentCentre })
    .sends({ type: 'permission.needsLogin' })
    .sees('errand.awaitingLogin')
    .tells('dialogs', emptyLogin)
    .emits({ type: 'told', message: 'session.needed' })
    .sends({ type: 'login.completed', account })
    .sees('errand.asking')
    .tells('session', { type: 'session.opened', account })
    .tells('session', { type: 'permission.asked', errand: agentCentre })
    .nothingElse()
    .sends({ type: 'dialog.gone' })
    .sees('errand.asking')
    .sends({ type: 'permission.granted' })
    .sees('errand.none')
    .tells('dialogs', { type: 'dialog.requested', request: { name: 'agentCentre', page: 'agentTeamOverview' } })
    .nothingElse()
    .knows({ errand: null }),

  asked('The login is left: the action is dropped, and a later login goes home', memberCentre)
    .meets('s6.protected.no-token', 's2.navigation.after-login')
    .sends({ type: 'permission.needsLogin' })
    .sends({ type: 'dialog.gone' })
    .sees('errand.none')
    .emits({ type: 'address.changed', dialog: null })
    .nothingElse()
    .knows({ errand: null })
    .sends({ type: 'login.completed', account })
    .emits({ type: 'page.wanted', to: '/' }),

  asked('A member goes straight to the member centre', memberCentre)
    .meets('s2.modal.member-centre', 's2.header.member-entries')
    .sends({ type: 'permission.granted' })
    .sees('errand.none')
    .tells('dialogs', { type: 'dialog.requested', request: { name: 'memberCentre', page: 'securityCenter' } }),

  asked('A centre that is not for this account: in_need_true_account, to be confirmed', agentCentre)
    .meets('s6.protected.centres', 's6.protected.trial', 's8.centre.need-true-account')
    .sends({ type: 'permission.needsTrueAccount' })
    .sees('alert.needTrueAccount', 'errand.none')
    .knows({ errand: null })
    .sends({ type: 'alert.confirmed' })
    .sees('alert.none')
    .nothingElse(),

  asked('An action asked for while the session is being restored waits for what comes of it', memberCentre)
    .meets('s6.protected.no-token', 's2.start.member-info')
    .sends({ type: 'session.absent' })
    .sees('errand.asking')
    .tells('session', { type: 'permission.asked', errand: memberCentre })
    .sends({ type: 'session.present' })
    .sees('errand.asking')
    .tells('session', { type: 'permission.asked', errand: memberCentre }),

  asked('Another action takes the place of the one that waits', agentCentre)
    .meets('s6.protected.no-token')
    .sends({ type: 'permission.needsLogin' })
    .sends({ type: 'action.requested', errand: memberCentre })
    .sees('errand.asking')
    .knows({ errand: memberCentre })
    .tells('session', { type: 'permission.asked', errand: memberCentre }),
];
