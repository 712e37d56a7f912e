import * as v from 'valibot';
import { createStreamReader, parseStreamed, streamValue } from './lines';
import { SETTINGS } from './platform/settings';

const field = (name: string, event: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
const eventData = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/**
 * Reads a stream of server-sent events as our gateways write them: blocks of at most one `id` and one `data`. A
 * browser's `EventSource` cannot send a session's token.
 */
export const readEvents = createStreamReader({
  separator: '\n\n',
  silence: SETTINGS.live.silence,
  read: (endpoint, event) => {
    const data = parseStreamed(eventData, field('data', event) ?? '{"kind":"beat"}');
    return streamValue(endpoint, { ...data, id: field('id', event) });
  },
});
