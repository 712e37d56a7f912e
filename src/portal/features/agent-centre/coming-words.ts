import { msg } from '@lingui/core/macro';

/** What the dialog is called whose inside comes later, and what will be in it. */
export const comingWords = {
  agentCentre: {
    title: msg({ id: 'comingDialog.agentCentre', message: 'Agent centre' }),
    text: msg({ id: 'comingDialog.agentCentre.text', message: 'Your team, its earnings and your contracts will appear here.' }),
  },
};
