import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { id, markedListOf, markedPage, nothing, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

/** A message to a player, in the reader's language; `lines`: its paragraphs, as text. */
export const message = v.object({ id, title: v.string(), lines: v.array(v.string()), at: time, read: v.boolean() });
export type Message = v.InferOutput<typeof message>;
/** `unread`: number of unread messages, over all pages. */
export type MessagePage = { list: Message[]; pageNum: number; totalPages: number; total: number; unread: number };

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/**
 * Messages to a player, individual and general ones, newest first (s2.member-centre.messages,
 * s2.other.internal-messages).
 */
export const messageEndpoints = {
  messages: {
    ...act,
    method: 'GET',
    path: '/wps/member/messages',
    query: v.object(markedPage(SETTINGS.noticePageSize)),
    response: v.object({ ...markedListOf(message).entries, unread: v.number() }),
  },
  /** Marks a message as read; without an id, all messages. */
  readMessages: {
    ...act,
    method: 'PUT',
    path: '/wps/member/messages/read',
    body: v.object({ id: v.optional(id) }),
    response: nothing,
  },
  /** Removes a message for this reader only. */
  removeMessage: {
    ...act,
    method: 'PUT',
    path: '/wps/member/messages/remove',
    body: v.object({ id }),
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>;
