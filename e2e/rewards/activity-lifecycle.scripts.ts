import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

async function opens(hand: WritingHand) {
  await hand.logsIn('player');
  hand.opens('/?dialog=memberCentre&page=activities');
  await hand.screen.press('activity.open');
}
async function applies(hand: WritingHand) {
  const { screen } = hand;
  await screen.press('activity.apply');
  await screen.fill('activity.comment', 'The boat race at dusk.');
  await screen.press('activity.send');
  await screen.sees('status', 'activity.applied');
}
/** Runs an operator's decision, and reloads the activity. */
const decides = (decision: string, status: string) => async (hand: WritingHand) => {
  hand.operatesOn('applications list', `applications ${decision} <number>`);
  await hand.screen.press('activity.refresh');
  await hand.screen.reads(`activity.status.${status}`);
};
async function claims(hand: WritingHand) {
  const { screen } = hand;
  await screen.press('activity.claim');
  await screen.sees('status', 'activity.done');
  await screen.reads('activity.status.claimed');
}

const APPLIED = 'player.applied: by the player';

export const activityLifecycleScripts: FlowScripts = {
  flow: 'activity-lifecycle',
  scripts: [
    {
      input: 'to apply',
      fixture: 'activityToApplyFor',
      steps: [
        [opens],
        [applies, APPLIED],
        [decides('review', 'process'), 'ops.reviewed: by an operator'],
        [decides('approve', 'issued'), 'ops.approved: by an operator'],
      ],
    },
    {
      input: 'to apply',
      fixture: 'activityToApplyFor',
      steps: [[opens], [applies, APPLIED], [decides('approve', 'issued'), 'ops.approved: by an operator']],
    },
    {
      input: 'to apply',
      fixture: 'activityToApplyFor',
      steps: [[opens], [applies, APPLIED], [decides('reject', 'rejected'), 'ops.rejected: by an operator']],
    },
    {
      input: 'to claim',
      fixture: 'activityToClaim',
      steps: [[opens], [claims, 'player.claimed: by the player']],
    },
  ],
};
