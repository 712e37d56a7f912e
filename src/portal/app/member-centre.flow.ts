import { fromPromise } from 'xstate';
import type { accountRecordMachine } from '../../../machines/account-record/account-record.machine';
import type { depositMachine } from '../../../machines/deposit/deposit.machine';
import type { gamingLimitsMachine } from '../../../machines/gaming-limits/gaming-limits.machine';
import type { ListMachine } from '../../../machines/list/list.machine';
import type { loginMachine } from '../../../machines/login/login.machine';
import { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine';
import type { moneyMoveMachine } from '../../../machines/money-move/money-move.machine';
import type { securityCentreMachine } from '../../../machines/security-centre/security-centre.machine';
import type { transferUplineMachine } from '../../../machines/transfer-upline/transfer-upline.machine';
import type { withdrawalsMachine } from '../../../machines/withdrawals/withdrawals.machine';
import { type PersonalLoss, SETTINGS } from '../../contract';
import { centreEndpoints } from '../../contract/centre-endpoints';
import { uploadFetch } from '../browser/upload-fetch';
import { inTime } from '../parts/in-time';
import type { CentreNeeds, Needs } from '../parts/needs';
import { deferredLogic } from './deferred-logic';

/** The login comes from the dialogs, whose chunk it shares. */
type Login = { logic: typeof loginMachine; bring(): Promise<void> };
/** Brings the view of a page and its words; does nothing for a page that comes later. */
type LoadPage = (page: string) => Promise<unknown>;

/** The member centre brings its own rows of the contract. */
const withRows = (needs: Needs): CentreNeeds => ({
  ...needs,
  client: { ...needs.client, ...needs.clientFor(centreEndpoints) },
  uploading: (onPercent) => needs.clientFor({ uploadProof: centreEndpoints.uploadProof }, uploadFetch(onPercent), SETTINGS.uploadTimeout),
});

export const memberCentreFlow = (site: Needs, login: Login, loadPage: LoadPage) => {
  const needs = withRows(site);
  const securityCentre = deferredLogic<typeof securityCentreMachine>('securityCentre');
  const gamingLimits = deferredLogic<typeof gamingLimitsMachine>('gamingLimits');
  const transfer = deferredLogic<typeof moneyMoveMachine>('transfer');
  const deposit = deferredLogic<typeof depositMachine>('deposit');
  const transferUpline = deferredLogic<typeof transferUplineMachine>('transferUpline');
  const withdrawals = deferredLogic<typeof withdrawalsMachine>('withdrawals');
  const accountRecord = deferredLogic<typeof accountRecordMachine>('accountRecord');
  const personalLoss = deferredLogic<ListMachine<PersonalLoss>>('personalLoss');
  /** Brings the chart of a page, by the page's key in the menu. */
  const bringFlow: Record<string, (() => Promise<void>) | undefined> = {
    securityCenter: async () => securityCentre.bring((await import('../features/security/security-centre.flow')).securityCentreFlow(needs)),
    transferFund: async () => transfer.bring((await import('../features/wallet/transfer.flow')).transferFlow(needs)),
    depositv2: async () => deposit.bring((await import('../features/deposit/deposit.flow')).depositFlow(needs)),
    withdraw: async () => withdrawals.bring((await import('../features/withdrawal/withdrawals.flow')).withdrawalsFlow(needs)),
    transferUpline: async () =>
      transferUpline.bring((await import('../features/transfer-upline/transfer-upline.flow')).transferUplineFlow(needs)),
    limits: async () => gamingLimits.bring((await import('../features/limits/gaming-limits.flow')).gamingLimitsFlow(needs)),
    transactionHistory: async () =>
      accountRecord.bring((await import('../features/account-record/account-record.flow')).accountRecordFlow(needs)),
    personalProfit: async () => personalLoss.bring((await import('../features/personal-loss/personal-loss.flow')).personalLossFlow(needs)),
  };
  return memberCentreMachine.provide({
    actors: {
      bringPage: fromPromise(async ({ input: { page } }) => {
        await inTime(Promise.all([bringFlow[page]?.(), loadPage(page)]), SETTINGS.chunkTimeout);
      }),
      securityCentre: securityCentre.logic,
      transfer: transfer.logic,
      deposit: deposit.logic,
      withdrawals: withdrawals.logic,
      transferUpline: transferUpline.logic,
      gamingLimits: gamingLimits.logic,
      accountRecord: accountRecord.logic,
      personalLoss: personalLoss.logic,
      login: login.logic,
      bringLogin: fromPromise(() => login.bring()),
    },
  });
};
