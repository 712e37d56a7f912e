import { accountRecordMachine } from '../../machines/account-record/account-record.machine';
import { depositMachine } from '../../machines/deposit/deposit.machine';
import { gamingLimitsMachine } from '../../machines/gaming-limits/gaming-limits.machine';
import { memberCentreSamples } from '../../machines/member-centre/member-centre.samples';
import { securityCentreMachine } from '../../machines/security-centre/security-centre.machine';
import { transferUplineMachine } from '../../machines/transfer-upline/transfer-upline.machine';
import { withdrawalsMachine } from '../../machines/withdrawals/withdrawals.machine';
import { memberCentreDriver } from '../drivers/member-centre.driver';
import { listLoading } from './support/lists';
import { moneyAsked } from './support/money-asked';
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
    value: { open: 'idle' },
    context: { filter: {}, failure: null },
    children: { list: listLoading() },
  }),
  transfer: moneyAsked('wallets', 'loading'),
  deposit: inert(depositMachine, { value: 'failed', context: { terms: null, deposit: null, period: 'day', failure: null } }),
  withdrawals: inert(withdrawalsMachine, {
    value: { open: 'listing' },
    context: { id: '', failure: null },
    children: { list: listLoading() },
  }),
  transferUpline: inert(transferUplineMachine, { value: 'failed', context: { failure: null } }),
  gamingLimits: inert(gamingLimitsMachine, { value: 'loading', context: { limits: null, period: 'day', changed: null, failure: null } }),
  personalLoss: listLoading(),
});

tour({
  flow: 'member-centre',
  driver: memberCentreDriver,
  children: () => centreAt(pages()),
  begin: (page, input) => openCentre(page, input === memberCentreSamples.inputs['at my account'] ? 'securityCenter' : 'referral'),
});
