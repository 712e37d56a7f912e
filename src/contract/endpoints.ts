import type * as v from 'valibot';
import { affiliateEndpoints } from './agents/affiliate-endpoints';
import { agentContractEndpoints } from './agents/agent-contract-endpoints';
import { agentIncomeEndpoints } from './agents/agent-income-endpoints';
import { teamEndpoints } from './agents/team-endpoints';
import { teamRecordEndpoints } from './agents/team-record-endpoints';
import { avatarEndpoints } from './identity/avatar';
import { entryEndpoints } from './identity/entry-endpoints';
import { passkeyEndpoints } from './identity/passkey-endpoints';
import { profileEndpoints } from './identity/profile';
import { recoveryEndpoints } from './identity/recovery-endpoints';
import { registrationEndpoints } from './identity/registration-endpoints';
import { centreEndpoints } from './platform/centre-endpoints';
import { clientErrorEndpoints } from './platform/client-errors';
import type { Endpoint, Schema } from './platform/endpoint';
import { liveEndpoints } from './platform/live-endpoints';
import { siteEndpoints } from './platform/site-endpoints';
import { whitelabelEndpoints } from './platform/whitelabel-endpoints';
import { drawEndpoints } from './play/draw-endpoints';
import { gameEndpoints } from './play/game-endpoints';
import { launchEndpoints } from './play/launch-endpoints';
import { lotteryEndpoints } from './play/lottery-endpoints';
import { activityEndpoints } from './rewards/activity-endpoints';
import { pointEndpoints } from './rewards/point-endpoints';
import { referralEndpoints } from './rewards/referral';
import { rewardEndpoints } from './rewards/reward-endpoints';
import { vipEndpoints } from './rewards/vip';
import { chatEndpoints } from './support/chat-endpoints';
import { contentEndpoints } from './support/content-endpoints';
import { noticeEndpoints } from './support/notice-endpoints';
import { supportEndpoints } from './support/support-endpoints';

export type { Endpoint };

/** All endpoints. Every page has the common ones; the others load with the pages that call them. */
export const endpoints = {
  ...siteEndpoints,
  ...liveEndpoints,
  ...whitelabelEndpoints,
  ...entryEndpoints,
  ...recoveryEndpoints,
  ...registrationEndpoints,
  ...passkeyEndpoints,
  ...centreEndpoints,
  ...noticeEndpoints,
  ...contentEndpoints,
  ...launchEndpoints,
  ...gameEndpoints,
  ...lotteryEndpoints,
  ...drawEndpoints,
  ...supportEndpoints,
  ...affiliateEndpoints,
  ...teamEndpoints,
  ...teamRecordEndpoints,
  ...agentContractEndpoints,
  ...agentIncomeEndpoints,
  ...pointEndpoints,
  ...referralEndpoints,
  ...profileEndpoints,
  ...avatarEndpoints,
  ...chatEndpoints,
  ...vipEndpoints,
  ...rewardEndpoints,
  ...activityEndpoints,
  ...clientErrorEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type In<S> = S extends Schema ? v.InferInput<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? In<S> : undefined;
/**
 * Arguments of a call: its body (with the unencrypted fields), otherwise its query (with the picture), otherwise
 * nothing.
 */
export type RequestOf<E> = E extends { body: Schema; clear: Schema }
  ? Part<E, 'body'> & Part<E, 'clear'>
  : E extends { body: Schema }
    ? Part<E, 'body'>
    : E extends { picture: number }
      ? Part<E, 'query'> & { image: Blob }
      : Part<E, 'query'>;
/** Result of a call: the `value` of its response. */
export type ValueOf<E> = E extends { response: infer S extends Schema } ? v.InferOutput<S> : never;
/** A line of a stream. */
export type LineOf<E> = E extends { stream: infer S extends Schema } ? v.InferOutput<S> : never;

export type Request<N extends EndpointName> = RequestOf<Endpoints[N]>;
export type Value<N extends EndpointName> = ValueOf<Endpoints[N]>;
export type Line<N extends EndpointName> = LineOf<Endpoints[N]>;
