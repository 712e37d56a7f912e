import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, createActor } from 'xstate';
import { auditRecords } from '../../../machines/operations/audit-samples';
import { type DeskLink, deskMachine } from '../../../machines/operations/desk/desk.machine';
import { deskActMachine } from '../../../machines/operations/desk-act/desk-act.machine';
import { deskApprovalsMachine } from '../../../machines/operations/desk-approvals/desk-approvals.machine';
import { deskAuditMachine } from '../../../machines/operations/desk-audit/desk-audit.machine';
import { deskItemMachine } from '../../../machines/operations/desk-item/desk-item.machine';
import { deskLoginMachine } from '../../../machines/operations/desk-login/desk-login.machine';
import { deskMoneyMachine } from '../../../machines/operations/desk-money/desk-money.machine';
import { deskPicturesMachine } from '../../../machines/operations/desk-pictures/desk-pictures.machine';
import { deskPlayerMachine } from '../../../machines/operations/desk-player/desk-player.machine';
import { deskPlayersMachine } from '../../../machines/operations/desk-players/desk-players.machine';
import { deskQueueMachine } from '../../../machines/operations/desk-queue/desk-queue.machine';
import { deskQueuesMachine } from '../../../machines/operations/desk-queues/desk-queues.machine';
import { moneyReport, verifications } from '../../../machines/operations/money-samples';
import {
  deskOverview,
  deskQueue,
  deskRequests,
  foundPlayers,
  freeLetter,
  letterQueue,
  ownReview,
  playerTimeline,
  provedReview,
} from '../../../machines/operations/samples';
import { type Language, ManualClock, settle } from '../../../src/atlas';
import { Desk } from '../../../src/desk/app/desk';
import { showTheme } from '../../../src/desk/browser/theme';
import { speak } from '../../../src/desk/browser/words';
import { screenOf } from '../../harness/screen-testing-library';
import { wordsOf } from '../../harness/words';
import { listOf } from './lists';
import { clearPage, observePage, type Watched } from './observe-page';
import { form } from './siblings';
import { childOf, held, inert, testDouble } from './test-doubles';

type Stage = Watched & { language: Language };

const list = listOf(deskQueue);
const overview = listOf(deskOverview);
const letters = listOf(letterQueue);
/** An act whose outcome is visible. */
const idleAct = inert(deskActMachine, (input) => ({
  value: 'done',
  context: { ...Object(input), reason: '', isCorrected: false, failure: null },
}));
/** A withdrawal that is loading. */
const idleItem = inert(deskItemMachine, {
  value: 'loading',
  context: { queue: 'withdrawals', id: ownReview.id, review: null, act: null, failure: null },
});

/** Hidden pictures. */
const idlePictures = inert(deskPicturesMachine, (input) => ({
  value: 'hidden',
  context: { ...Object(input), picture: '', reason: '', failure: null },
}));

const records = listOf(auditRecords);
const figures = listOf(moneyReport);
const checks = listOf(verifications);
const found = listOf(foundPlayers);
const timeline = listOf(playerTimeline);
/** A player who is loading. */
const idlePlayer = inert(deskPlayerMachine, (input) => ({
  value: 'loading',
  context: { ...Object(input), player: null, act: '', value: '', failure: null },
}));

/** A queue without an open item. */
const idleQueue = inert(deskQueueMachine, {
  value: { open: 'listing' },
  context: { queue: 'feedback', id: '', failure: null },
  children: { list: letters },
});

/** Charts of the desk in which only the tested one and those above it are real. */
export const deskCharts = {
  idle: {
    login: inert(deskLoginMachine, {
      value: { loggingIn: 'password' },
      context: { byLink: false, enrolment: null, failure: null },
      children: { passwordForm: form },
    }),
    queues: inert(deskQueuesMachine, {
      value: 'overview',
      context: { queue: null, id: '', failure: null },
      children: { list: overview },
    }),
    withdrawals: inert(deskQueueMachine, {
      value: { open: 'listing' },
      context: { queue: 'withdrawals', id: '', failure: null },
      children: { list },
    }),
    players: inert(deskPlayersMachine, {
      value: { open: 'searching' },
      context: { user: '', failure: null },
      children: { list: found },
    }),
    approvals: inert(deskApprovalsMachine, {
      value: { open: 'listing' },
      context: { id: '', act: 'confirm', failure: null },
      children: { list: listOf(deskRequests) },
    }),
    audit: inert(deskAuditMachine, {
      value: { open: 'listing' },
      context: { id: '', act: null, filter: {}, reason: '', exported: null, failure: null },
      children: { list: records },
    }),
    money: inert(deskMoneyMachine, {
      value: { open: { reading: 'idle' } },
      context: { filter: {}, failure: null },
      children: { report: figures, verifications: checks },
    }),
  },
  login: {
    login: held(deskLoginMachine, { passwordForm: form, codeForm: form, newPasswordForm: form, appForm: form }),
  },
  overview: { queues: held(deskQueuesMachine, { list: overview, queue: idleQueue }) },
  queue: {
    withdrawals: held(deskQueueMachine, { list, pictures: idlePictures, item: idleItem }),
    queues: held(deskQueuesMachine, {
      list: overview,
      queue: held(deskQueueMachine, { list: letters, pictures: idlePictures, item: idleItem }),
    }),
  },
  item: {
    withdrawals: held(deskQueueMachine, {
      list,
      pictures: idlePictures,
      item: held(deskItemMachine, { deskAct: idleAct }),
    }),
    queues: held(deskQueuesMachine, {
      list: overview,
      queue: held(deskQueueMachine, {
        list: letters,
        pictures: idlePictures,
        item: held(deskItemMachine, { deskAct: idleAct }),
      }),
    }),
  },
  act: {
    withdrawals: held(deskQueueMachine, {
      list,
      pictures: idlePictures,
      item: held(deskItemMachine, { deskAct: held(deskActMachine, { reasonForm: form, codeForm: form }) }),
    }),
    queues: held(deskQueuesMachine, {
      list: overview,
      queue: held(deskQueueMachine, {
        list: letters,
        pictures: idlePictures,
        item: held(deskItemMachine, { deskAct: held(deskActMachine, { reasonForm: form, codeForm: form }) }),
      }),
    }),
  },
  pictures: {
    withdrawals: held(deskQueueMachine, {
      list,
      item: held(deskItemMachine, { deskAct: idleAct }),
      pictures: held(deskPicturesMachine, { viewForm: form }),
    }),
  },
  players: { players: held(deskPlayersMachine, { list: found, player: idlePlayer }) },
  player: {
    players: held(deskPlayersMachine, { list: found, player: held(deskPlayerMachine, { timeline, deskAct: idleAct }) }),
  },
  playerAct: {
    players: held(deskPlayersMachine, {
      list: found,
      player: held(deskPlayerMachine, {
        timeline,
        deskAct: held(deskActMachine, { reasonForm: form, codeForm: form }),
      }),
    }),
  },
  audit: { audit: held(deskAuditMachine, { list: records, reasonForm: form }) },
  money: { money: held(deskMoneyMachine, { report: figures, verifications: checks, deskAct: idleAct }) },
  inbox: { approvals: held(deskApprovalsMachine, { list: listOf(deskRequests), deskAct: idleAct }) },
};

const START: DeskLink = { page: 'queues', queue: null, id: '' };

/** Renders the desk in jsdom: the real views round charts whose work is held. */
export async function openDeskPage(
  { language, watched, report }: Stage,
  { children }: { children?: Record<string, AnyActorLogic> } = {},
  pathInput?: unknown,
) {
  const { byLink = false, language: inputLanguage = language, link = START } = Object(pathInput);
  const clock = new ManualClock();
  await speak(language);
  const desk = createActor(testDouble(deskMachine, held(deskMachine, { ...deskCharts.idle, ...children })), {
    input: { byLink, language: inputLanguage, theme: 'system', shortcuts: true, link },
    clock,
  });
  clock.attach(desk);
  const { vault, ...observed } = observePage(desk, { watched, report });
  clearPage();
  await act(async () => {
    render(<Desk desk={desk} vault={vault} />);
    desk.start();
  });
  onTestFinished(() => {
    desk.stop();
    showTheme('system');
  });
  return { ...observed, desk, clock, screen: screenOf(wordsOf(language), createMemoryHistory()) };
}

export type DeskPage = Awaited<ReturnType<typeof openDeskPage>>;

/** Settles an actor of a chart, and returns its chart's child of the other name. */
async function settles(page: DeskPage, chart: AnyActorRef, id: string, output: unknown) {
  await page.act(() => settle(childOf(chart, id), { output }));
}

/** Logs a clerk in; returns the start page. */
export async function openOverview(page: DeskPage): Promise<AnyActorRef> {
  await settles(page, page.desk, 'loadSession', { name: 'rupa', role: 'clerk', permissions: ['read', 'pay'] });
  return waitFor(() => childOf(page.desk, 'queues'));
}

/** Opens the start page, or a queue by the address. */
export async function openQueues(page: DeskPage, input: unknown): Promise<AnyActorRef> {
  await openOverview(page);
  await follow(page, { page: 'queues', ...Object(input) });
  return childOf(page.desk, 'queues');
}

/** Follows a link. */
const follow = (page: DeskPage, link: object) =>
  page.act(() => page.desk.send({ type: 'link.followed', link: { ...START, ...link } }));

/** Opens the search for players, or a player by the address. */
export async function openPlayers(page: DeskPage, input?: unknown): Promise<AnyActorRef> {
  await openOverview(page);
  await follow(page, { page: 'players', id: Object(input).user ?? '' });
  return childOf(page.desk, 'players');
}

/** Opens a found player; returns the chart, which is loading. */
export async function openPlayer(page: DeskPage): Promise<AnyActorRef> {
  const players = await openPlayers(page);
  await page.act(() => players.send({ type: 'player.selected', user: 'rahim' }));
  return childOf(players, 'player');
}

/** Opens the queue of feedback, or a letter by the address. */
export async function openLetters(page: DeskPage, input?: unknown): Promise<AnyActorRef> {
  const queues = await openQueues(page, { queue: 'feedback', id: Object(input).id ?? '' });
  return childOf(queues, 'queue');
}

/** Opens a letter of the queue of feedback; returns its chart, which is loading. */
export async function openLetter(page: DeskPage): Promise<AnyActorRef> {
  const queue = await openLetters(page);
  await page.act(() => queue.send({ type: 'item.selected', id: freeLetter.id }));
  return childOf(queue, 'item');
}

/** Opens the queue of withdrawals, or one of them by the address. */
export async function openQueue(page: DeskPage, input?: unknown): Promise<AnyActorRef> {
  await openOverview(page);
  await follow(page, { page: 'withdrawals', id: Object(input).id ?? '' });
  return childOf(page.desk, 'withdrawals');
}

/** Opens a withdrawal of the queue; returns its chart, which is loading. */
export async function openItem(page: DeskPage): Promise<AnyActorRef> {
  const queue = await openQueue(page);
  await page.act(() => queue.send({ type: 'item.selected', id: ownReview.id }));
  return childOf(queue, 'item');
}

/** Opens a withdrawal that was reported with pictures; returns the chart of these. */
export async function openPictures(page: DeskPage): Promise<AnyActorRef> {
  const item = await openItem(page);
  await settles(page, item, 'load', provedReview);
  return childOf(childOf(page.desk, 'withdrawals'), 'pictures');
}

/** Starts an act on a claimed withdrawal; returns its chart. */
export async function openAct(page: DeskPage, name: string): Promise<AnyActorRef> {
  const item = await openItem(page);
  await settles(page, item, 'load', ownReview);
  await page.act(() => item.send({ type: 'act.requested', act: name }));
  return childOf(item, 'deskAct');
}

/** Opens the login, or the enrolment of a link. */
export async function openDeskLogin(page: DeskPage): Promise<AnyActorRef> {
  await settles(page, page.desk, 'loadSession', null);
  return childOf(page.desk, 'login');
}

/** Opens the audit, or a record by the address. */
export async function openAudit(page: DeskPage, input?: unknown): Promise<AnyActorRef> {
  await openOverview(page);
  await follow(page, { page: 'audit', id: Object(input).id ?? '' });
  return childOf(page.desk, 'audit');
}

/** Opens the page of the site's money. */
export async function openMoney(page: DeskPage): Promise<AnyActorRef> {
  await openOverview(page);
  await follow(page, { page: 'money' });
  return childOf(page.desk, 'money');
}

/** Opens the four-eyes inbox. */
export async function openInbox(page: DeskPage): Promise<AnyActorRef> {
  await openQueue(page);
  await page.act(() => page.desk.send({ type: 'approvals.requested' }));
  return childOf(page.desk, 'approvals');
}
