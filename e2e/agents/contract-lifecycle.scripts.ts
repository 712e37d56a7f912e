import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const PAGE = '/?dialog=agentCentre&page=agentDividendRecordCopy2';
const INPUT = 'a week to answer';
const ACCEPTED = 'downline.accepted: by the downline';
const END_REQUESTED = 'downline.endAsked: by the downline';

const opensAs = (username: string) => async (hand: WritingHand) => {
  await hand.logsIn(username);
  hand.opens(PAGE);
  await hand.screen.sees('heading', 'contracts.kind.dividend');
};
/** Logs in as the other side. */
const changesTo = (username: string) => async (hand: WritingHand) => {
  await hand.becomes(username);
  hand.opens(PAGE);
};
/** Acts on the agreement, and confirms. */
const acts = (act: string) => async (hand: WritingHand) => {
  const { screen } = hand;
  await screen.press(`contracts.act.${act}`);
  await screen.sees('heading', `contracts.ask.${act}`);
  await screen.press(`contracts.act.${act}`);
  await screen.sees('status', 'contracts.told');
};
/** Acts on an agreement with a downline. */
const actsOnGranted = (act: string) => async (hand: WritingHand) => {
  await hand.screen.press('contracts.tab.given');
  await acts(act)(hand);
};
/** Script of the dividend that agent2 has offered agent3. */
const offered = (...steps: FlowScripts['scripts'][number]['steps']) => ({
  input: INPUT,
  fixture: 'contractOffered',
  steps,
});

export const contractLifecycleScripts: FlowScripts = {
  flow: 'contract-lifecycle',
  scripts: [
    offered(
      [opensAs('agent3')],
      [acts('accept'), ACCEPTED],
      [acts('askEnd'), END_REQUESTED],
      [acts('takeBackEnd'), 'downline.endTakenBack: by the downline'],
    ),
    offered([opensAs('agent3')], [acts('reject'), 'downline.rejected: by the downline']),
    offered([opensAs('agent2')], [actsOnGranted('withdraw'), 'upline.withdrawn: by the upline']),
    offered(
      [opensAs('agent3')],
      [acts('accept'), ACCEPTED],
      [acts('askEnd'), END_REQUESTED],
      [changesTo('agent2')],
      [actsOnGranted('confirmEnd'), 'upline.endConfirmed: by the upline'],
    ),
    offered(
      [opensAs('agent3')],
      [acts('accept'), ACCEPTED],
      [acts('askEnd'), END_REQUESTED],
      [changesTo('agent2')],
      [actsOnGranted('refuseEnd'), 'upline.endRefused: by the upline'],
    ),
  ],
};
