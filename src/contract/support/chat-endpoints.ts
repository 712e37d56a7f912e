import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { id, nothing, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { printable, written } from '../platform/written';

/** The room of all members, and a member's conversation with support. */
const CHAT_PLACES = ['room', 'desk'] as const;
export type ChatPlace = (typeof CHAT_PLACES)[number];

/** Excess combining marks on a letter: they would overlap the lines above and below. */
const piled = /(\p{M}{4})\p{M}+/gu;
/** A text of 1 to 200 graphemes in a single line. */
export const chatText = written(
  { min: 1, max: SETTINGS.chat.text },
  { tidy: (typed) => printable(typed).replace(piled, '$1').replace(/\s+/g, ' '), most: 4_000 },
);

/** Position of an entry in the common order; later ones are unseen. */
const seq = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const entry = v.object({
  kind: v.literal('said'),
  seq,
  id,
  by: v.picklist(['me', 'player', 'support']),
  /** Masked name; null for support. */
  name: v.nullable(v.string()),
  text: v.string(),
  at: time,
});
/** A text of the conversation. */
export type ChatEntry = v.InferOutput<typeof entry>;
/**
 * Messages of a stream. `begun`: it is open; with `anew` the client clears earlier entries, because the stream starts
 * from the latest ones. `removed`: an operator has removed the text of that id. `closed`: support has ended the
 * conversation. `beat`: heartbeat.
 */
const chatLine = v.variant('kind', [
  v.object({ kind: v.literal('begun'), anew: v.boolean() }),
  entry,
  v.object({ kind: v.literal('removed'), seq, id }),
  v.object({ kind: v.literal('closed'), seq, id, at: time }),
  v.object({ kind: v.literal('beat') }),
]);
export type ChatLine = v.InferOutput<typeof chatLine>;

const ours = { token: 'required', encrypted: false, source: 'assumed' } as const;
const place = v.picklist(CHAT_PLACES);

/**
 * The chat room (s2.modal.chat-room) and the live chat with support (s4.customer-service.live-chat); loaded with the
 * dialogs that call them.
 */
export const chatEndpoints = {
  /** `after`: the last entry seen, so that a stream resumes where another one broke off. */
  chatStream: {
    ...ours,
    method: 'GET',
    path: '/wps/chat/stream',
    query: v.object({ place, after: v.optional(seq) }),
    response: nothing,
    stream: chatLine,
  },
  /** Applied once per idempotency key. */
  postChatMessage: {
    ...ours,
    method: 'POST',
    path: '/wps/chat/say',
    body: v.object({ place, text: chatText }),
    response: v.object({ id }),
  },
  /** Reports a text in the room to operators. */
  reportInChat: { ...ours, method: 'POST', path: '/wps/chat/report', body: v.object({ id }), response: nothing },
} as const satisfies Record<string, Endpoint>;
