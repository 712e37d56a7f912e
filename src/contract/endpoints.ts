import type * as v from 'valibot';
import { activityEndpoints } from './activity-endpoints';
import { affiliateEndpoints } from './affiliate-endpoints';
import { agentContractEndpoints } from './agent-contract-endpoints';
import { agentIncomeEndpoints } from './agent-income-endpoints';
import { avatarEndpoints } from './avatar';
import { centreEndpoints } from './centre-endpoints';
import { chatEndpoints } from './chat-endpoints';
import { contentEndpoints } from './content-endpoints';
import { drawEndpoints } from './draw-endpoints';
import type { Endpoint, Schema } from './endpoint';
import { entryEndpoints } from './entry-endpoints';
import { gameEndpoints } from './game-endpoints';
import { launchEndpoints } from './launch-endpoints';
import { lotteryEndpoints } from './lottery-endpoints';
import { noticeEndpoints } from './notice-endpoints';
import { passkeyEndpoints } from './passkey-endpoints';
import { pointEndpoints } from './point-endpoints';
import { profileEndpoints } from './profile';
import { recoveryEndpoints } from './recovery-endpoints';
import { referralEndpoints } from './referral';
import { registrationEndpoints } from './registration-endpoints';
import { rewardEndpoints } from './reward-endpoints';
import { siteEndpoints } from './site-endpoints';
import { supportEndpoints } from './support-endpoints';
import { teamEndpoints } from './team-endpoints';
import { teamRecordEndpoints } from './team-record-endpoints';
import { vipEndpoints } from './vip';

export type { Endpoint };

/** Everything that can be called. A page has what any may call; the other parts come with the pages that call them. */
export const endpoints = {
  ...siteEndpoints,
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
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type In<S> = S extends Schema ? v.InferInput<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? In<S> : undefined;
/** What a call is given: its body (and what goes in clear beside it), else its query (and the picture beside it), else nothing. */
export type Request<N extends EndpointName> = Endpoints[N] extends { body: Schema; clear: Schema }
  ? Part<Endpoints[N], 'body'> & Part<Endpoints[N], 'clear'>
  : Endpoints[N] extends { body: Schema }
    ? Part<Endpoints[N], 'body'>
    : Endpoints[N] extends { picture: number }
      ? Part<Endpoints[N], 'query'> & { image: Blob }
      : Part<Endpoints[N], 'query'>;
/** What a call gives back: the `value` of its reply. */
export type Value<N extends EndpointName> = v.InferOutput<Endpoints[N]['response']>;
/** A line of a stream. */
export type Line<N extends EndpointName> = Endpoints[N] extends { stream: infer S extends Schema }
  ? v.InferOutput<S>
  : never;
