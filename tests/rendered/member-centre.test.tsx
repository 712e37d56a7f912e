import { accountRecordMachine } from '../../machines/account-record/account-record.machine';
import { depositMachine } from '../../machines/deposit/deposit.machine';
import { gamingLimitsMachine } from '../../machines/gaming-limits/gaming-limits.machine';
import { memberCentreSamples } from '../../machines/member-centre/member-centre.samples';
import { personalLossMachine } from '../../machines/personal-loss/personal-loss.machine';
import { securityCentreMachine } from '../../machines/security-centre/security-centre.machine';
import { transferMachine } from '../../machines/transfer/transfer.machine';
import { transferUplineMachine } from '../../machines/transfer-upline/transfer-upline.machine';
import { withdrawalsMachine } from '../../machines/withdrawals/withdrawals.machine';
import { memberCentreDriver } from '../drivers/member-centre.driver';
import { centreAt, openCentre } from './support/open-centre';
import { inert } from './support/stand-ins';
import { tour } from './support/tour';

/** The pages, each standing at its beginning. */
const pages = () => ({
  securityCentre: inert(securityCentreMachine, {
    value: 'loading',
    context: { overview: null, kind: 'mobile', changed: null, failure: null },
  }),
  accountRecord: inert(accountRecordMachine, {
    value: 'loading',
    context: { filter: { kind: '', state: '', from: '', to: '' }, pageNo: 1, shown: null, failure: null },
  }),
  transfer: inert(transferMachine, {
    value: 'loading',
    context: { wallets: null, asked: { from: '', to: '', amount: '' }, returned: '', problems: [], failure: null },
  }),
  deposit: inert(depositMachine, {
    value: 'loading',
    context: { terms: null, deposit: null, asked: { method: '', amount: '' }, period: 'day', problems: [], failure: null },
  }),
  withdrawals: inert(withdrawalsMachine, { value: 'loading', context: { pageNo: 1, shown: null, id: '', failure: null } }),
  transferUpline: inert(transferUplineMachine, {
    value: 'loading',
    context: { offer: null, asked: { to: '', amount: '' }, sent: null, problems: [], failure: null },
  }),
  gamingLimits: inert(gamingLimitsMachine, { value: 'loading', context: { limits: null, period: 'day', changed: null, failure: null } }),
  personalLoss: inert(personalLossMachine, { value: 'loading', context: { span: 30, loss: null, failure: null } }),
});

tour({
  flow: 'member-centre',
  driver: memberCentreDriver,
  children: () => centreAt(pages()),
  begin: (page, input) => openCentre(page, input === memberCentreSamples.inputs['at my account'] ? 'securityCenter' : 'referral'),
});
