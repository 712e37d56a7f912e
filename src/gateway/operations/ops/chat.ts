import * as v from 'valibot';
import { chatText } from '../../../contract/support/chat-endpoints';
import {
  answerAtDesk,
  ban,
  closeAtDesk,
  conversationOf,
  listedWords,
  mute,
  removeLine,
  roomLines,
  setWord,
  waitingAtDesk,
} from '../../support';
import { onOff } from './arguments';
import { act, type Command, HELP, read } from './command';

const none = v.strictTuple([]);
const name = v.pipe(v.string(), v.nonEmpty('a user name is needed'), v.maxLength(64));
const oneArgument = v.strictTuple([name]);
const lineId = v.strictTuple([v.pipe(v.string(), v.uuid('an id is needed'))]);
const minutes = v.pipe(
  v.string(),
  v.regex(/^([1-9]\d{0,5}|off)$/, 'minutes, up to 999999, or off is needed'),
  v.transform((typed) => (typed === 'off' ? 0 : Number(typed))),
);
const word = v.strictTuple([
  v.picklist(['add', 'remove'], 'add or remove is needed'),
  v.pipe(v.string(), v.maxLength(80)),
]);

/** Commands for moderating the chat room and for answering members in the live chat. */
export const chatCommands: Record<string, Command> = {
  'chat room': read(HELP, 'chat room', async (ctx, { args }) => {
    v.parse(none, args);
    return roomLines(ctx, { reported: false });
  }),
  'chat reports': read(HELP, 'chat reports', async (ctx, { args }) => {
    v.parse(none, args);
    return roomLines(ctx, { reported: true });
  }),
  'chat delete': act(HELP, 'chat delete <id>', async (ctx, { args }) => {
    await removeLine(ctx, v.parse(lineId, args)[0]);
    return null;
  }),
  'chat mute': act(HELP, 'chat mute <user> <minutes>|off', async (ctx, { args }) => {
    await mute(ctx, ...v.parse(v.strictTuple([name, minutes]), args));
    return null;
  }),
  'chat ban': act(HELP, 'chat ban <user> on|off', async (ctx, { args }) => {
    await ban(ctx, ...v.parse(v.strictTuple([name, onOff]), args));
    return null;
  }),
  'chat words': read(HELP, 'chat words', async (ctx, { args }) => {
    v.parse(none, args);
    return listedWords(ctx);
  }),
  'chat word': act(HELP, 'chat word add|remove <word>', async (ctx, { args }) => {
    const [how, typed] = v.parse(word, args);
    await setWord(ctx, typed, how === 'add');
    return null;
  }),
  'chat desk': read(HELP, 'chat desk', async (ctx, { args }) => {
    v.parse(none, args);
    return waitingAtDesk(ctx);
  }),
  'chat read': {
    ...read(HELP, 'chat read <user>', async (ctx, { args }) => conversationOf(ctx, v.parse(oneArgument, args)[0])),
    shows: ['conversation'],
  },
  'chat answer': act(HELP, 'chat answer <user> <text>', async (ctx, { args }) => {
    await answerAtDesk(ctx, ...v.parse(v.strictTuple([name, chatText]), args));
    return null;
  }),
  'chat close': act(HELP, 'chat close <user>', async (ctx, { args }) => {
    await closeAtDesk(ctx, v.parse(oneArgument, args)[0]);
    return null;
  }),
};
