import { msg } from '@lingui/core/macro';
import type { DialogRequest } from '../../../../machines/dialogs/dialogs.machine';

/** What each dialog is called, and what will be in it. */
export const comingWords = {
  memberCentre: {
    title: msg({ id: 'comingDialog.memberCentre', message: 'Personal centre' }),
    text: msg({
      id: 'comingDialog.memberCentre.text',
      message: 'Deposits, withdrawals, records and your security will have their place here.',
    }),
  },
  agentCentre: {
    title: msg({ id: 'comingDialog.agentCentre', message: 'Agent centre' }),
    text: msg({ id: 'comingDialog.agentCentre.text', message: 'Your team, its income and its contracts will have their place here.' }),
  },
} satisfies Record<Exclude<DialogRequest['name'], 'login' | 'freeTrial'>, unknown>;
