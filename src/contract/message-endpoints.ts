import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { id, listOf, paged, time } from './fields';
import { SETTINGS } from './settings';

/** What an owner was told of the account, in the language of who reads it; `lines`: its paragraphs. */
export const message = v.object({ id, title: v.string(), lines: v.array(v.string()), at: time });
export type Message = v.InferOutput<typeof message>;
export type MessagePage = { list: Message[]; pageNum: number; totalPages: number; total: number };

/** Personal messages, newest first (s2.member-centre.messages). */
export const messageEndpoints = {
  messages: {
    ...{ method: 'GET', token: 'required', encrypted: false, source: 'assumed' },
    path: '/wps/member/messages',
    query: v.object(paged(SETTINGS.noticePageSize)),
    response: listOf(message),
  },
} as const satisfies Record<string, Endpoint>;
