import type { FlowScripts } from '../by-words/hand-written';
import { ANY, type WritingHand } from '../by-words/writing-hand';

async function opens(hand: WritingHand) {
  await hand.logsIn('player');
  hand.opens('/?dialog=affiliate');
  await hand.screen.sees('status', 'affiliate.received', { number: ANY });
}
async function reviews(hand: WritingHand) {
  hand.operatesOn('applications list', 'applications review <number>');
  hand.opens('/?dialog=affiliate');
  await hand.screen.sees('status', 'affiliate.inReview', { number: ANY });
}
async function approves(hand: WritingHand) {
  hand.operatesOn('applications list', 'applications approve <number>');
  hand.opens('/?dialog=affiliate');
  await hand.screen.sees('status', 'affiliate.agent');
  await hand.screen.sees('button', 'affiliate.code.copy');
}
async function rejects(hand: WritingHand) {
  hand.operatesOn('applications list', 'applications reject <number>');
  hand.opens('/?dialog=affiliate');
  await hand.screen.sees('button', 'affiliate.again');
}

const APPROVED = 'ops.approved: by an operator';
const REJECTED = 'ops.rejected: by an operator';
const REVIEWED = 'ops.reviewed: by an operator';
const of = (...steps: FlowScripts['scripts'][number]['steps']) => ({ fixture: 'applicationReceived', steps });

export const affiliateLifecycleScripts: FlowScripts = {
  flow: 'affiliate-lifecycle',
  scripts: [
    of([opens], [reviews, REVIEWED], [approves, APPROVED]),
    of([opens], [reviews, REVIEWED], [rejects, REJECTED]),
    of([opens], [approves, APPROVED]),
    of([opens], [rejects, REJECTED]),
  ],
};
