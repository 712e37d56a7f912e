import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { nothing } from './fields';

/** Subjects of which a stream reports changes; readers load the new state by the usual calls. */
export const LIVE_TOPICS = ['balance', 'unread', 'deposit', 'withdrawal', 'status', 'draw'] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Id of an event, the same at all gateways. */
const eventId = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
/** Id of an event: the reader resumes from the last one. A change has none of its own if others follow it. */
const position = { id: v.optional(eventId) };
/**
 * Events of a stream. `open`: it is open, at a gateway of a release (`own.app.release`). `changed`: a topic has
 * changed; `about` names the lottery of a draw. `resync`: events were missed, so that anything may have changed.
 * `beat`: heartbeat.
 */
const liveEvent = v.variant('kind', [
  v.object({ ...position, kind: v.literal('open'), release: v.optional(v.string()) }),
  v.object({
    ...position,
    kind: v.literal('changed'),
    topic: v.picklist(LIVE_TOPICS),
    about: v.optional(v.string()),
  }),
  v.object({ ...position, kind: v.literal('resync') }),
  v.object({ ...position, kind: v.literal('beat') }),
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;

const stream = {
  method: 'GET',
  encrypted: false,
  response: nothing,
  stream: liveEvent,
  events: true,
  source: 'assumed',
} as const;
/** `draws`: with changes of draws. `lastEventId`: the last event received, after which the stream resumes. */
const query = v.object({ draws: v.optional(v.literal('yes')), lastEventId: v.optional(eventId) });

/** Streams of server-sent events, which load with the part that reads them. */
export const liveEndpoints = {
  /** Changes of the account and the site. */
  liveStream: { ...stream, token: 'required', path: '/wps/live/stream', query },
  /** Changes of the site, for visitors and while the portal is closed. */
  siteStream: { ...stream, token: 'none', path: '/wps/live/site', query },
} as const satisfies Record<string, Endpoint>;
