import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { gamingLimitsMachine } from '../../machines/gaming-limits/gaming-limits.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { memberCentreMachine } from '../../machines/member-centre/member-centre.machine';
import { memberCentreSamples } from '../../machines/member-centre/member-centre.samples';
import { securityCentreMachine } from '../../machines/security-centre/security-centre.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { withdrawalsMachine } from '../../machines/withdrawals/withdrawals.machine';
import { memberCentreDriver } from '../drivers/member-centre.driver';
import { neighbours, poses } from './support/neighbours';
import { openCentre } from './support/open-centre';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const security = { value: 'loading', context: { overview: null, kind: 'mobile', changed: null, failure: null } };
const limits = { value: 'loading', context: { limits: null, period: 'day', changed: null, failure: null } };

tour({
  flow: 'member-centre',
  driver: memberCentreDriver,
  children: () => ({
    ...neighbours(),
    session: inert(sessionMachine, poses.member),
    dialogs: held(dialogsMachine, {
      memberCentre: held(memberCentreMachine, {
        login: inert(loginMachine, poses.form),
        securityCentre: inert(securityCentreMachine, security),
        gamingLimits: inert(gamingLimitsMachine, limits),
        withdrawals: inert(withdrawalsMachine, { value: 'loading', context: { pageNo: 1, shown: null, id: '', failure: null } }),
      }),
    }),
  }),
  begin: (page, input) => openCentre(page, input === memberCentreSamples.inputs['at my account'] ? 'securityCenter' : 'referral'),
});
