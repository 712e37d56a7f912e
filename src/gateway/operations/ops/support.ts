import * as v from 'valibot';
import { LOCKED } from '../../../contract/identity/profile';
import { clearLocked, labelsListed, removeLabel, setLabel } from '../../identity';
import { closeFeedback, contactArguments, openFeedback, setContact } from '../../support';
import { ADMIN, act, type Command, HELP, read } from './command';

const ticket = v.pipe(v.string(), v.regex(/^F\d{8,15}$/, 'a ticket such as F00000001 is needed'));
const label = v.pipe(v.string(), v.trim(), v.nonEmpty('a label is needed'), v.maxLength(40));
const answer = v.pipe(v.string(), v.trim(), v.nonEmpty('an answer is needed'), v.maxLength(2_000));

/** Commands for support's answers to players, and for labels. */
export const supportCommands: Record<string, Command> = {
  contact: act(ADMIN, 'contact vip|chat|sealed|mail|phone <address>|off', async (ctx, { args }) => {
    await setContact(ctx, v.parse(contactArguments, args));
    return null;
  }),
  'feedback list': read(HELP, 'feedback list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return openFeedback(ctx);
  }),
  'feedback answer': act(HELP, 'feedback answer <ticket> <text>', async (ctx, { args }, { operator }) => {
    const [which, text] = v.parse(v.strictTuple([ticket, answer]), args);
    await closeFeedback(ctx, which, operator.name, text);
    return null;
  }),
  'feedback close': act(HELP, 'feedback close <ticket>', async (ctx, { args }, { operator }) => {
    const [which] = v.parse(v.strictTuple([ticket]), args);
    await closeFeedback(ctx, which, operator.name, null);
    return null;
  }),
  'labels list': read(HELP, 'labels list [<label>]', async (ctx, { args }) => {
    const [which] = v.parse(v.union([v.strictTuple([]), v.strictTuple([label])]), args);
    return labelsListed(ctx, which);
  }),
  'labels set': act(HELP, 'labels set <user> <label>', async (ctx, { args }, { operator }) => {
    const [user, which] = v.parse(v.strictTuple([v.string(), label]), args);
    await setLabel(ctx, user, which, operator.name);
    return null;
  }),
  'labels remove': act(HELP, 'labels remove <user> <label>', async (ctx, { args }) => {
    const [user, which] = v.parse(v.strictTuple([v.string(), label]), args);
    await removeLabel(ctx, user, which);
    return null;
  }),
  'profile clear': act(HELP, `profile clear <user> ${LOCKED.join('|')}`, async (ctx, { args }) => {
    const [user, field] = v.parse(v.strictTuple([v.string(), v.picklist(LOCKED)]), args);
    await clearLocked(ctx, user, field);
    return null;
  }),
};
