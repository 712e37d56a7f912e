import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { SETTINGS } from '../platform/settings';
import { printable, written } from '../platform/written';

/** Ways in which an applicant would advertise the portal. */
export const AFFILIATE_CHANNELS = ['website', 'social', 'video', 'messaging', 'inPerson'] as const;
export type AffiliateChannel = (typeof AFFILIATE_CHANNELS)[number];
/** Where an application is: the names of its lifecycle's states. */
export const APPLICATION_STATES = ['received', 'inReview', 'approved', 'rejected'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const tidy = (typed: string) => printable(typed.replace(/\s/g, ' '));
/** Places where people will see it, and how it will reach them; length in graphemes. */
export const affiliatePlace = written(SETTINGS.affiliate.place, { tidy, problem: 'placeLength' });
export const affiliatePlan = written(SETTINGS.affiliate.plan, { tidy, problem: 'planLength' });

const application = v.object({
  /** The number that its messages name. */
  number: v.string(),
  state: v.picklist(APPLICATION_STATES),
  /** The day that it was sent, in the site's zone: `2026-11-20`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Why it was rejected, in the operator's words. */
  reason: v.nullable(v.string()),
});
/** Status of an account in the agent programme; `code`: an agent's invitation code. */
const standing = v.object({ isAgent: v.boolean(), code: v.nullable(v.string()), application: v.nullable(application) });
export type AffiliateStanding = v.InferOutput<typeof standing>;

/** The agent programme (s2.other.affiliate-application); it comes with the dialog that calls it. */
export const affiliateEndpoints = {
  affiliateStanding: {
    method: 'GET',
    path: '/wps/agent/application',
    token: 'required',
    encrypted: false,
    response: standing,
    source: 'assumed',
  },
  /**
   * Refuses with `application.open` where one is not decided yet, `application.agent` where there is nothing to apply
   * for, and `application.closed` while the module AGENTPOLICY is off.
   */
  applyAsAffiliate: {
    method: 'POST',
    path: '/wps/agent/application',
    token: 'required',
    encrypted: false,
    body: v.object({ channel: v.picklist(AFFILIATE_CHANNELS), place: affiliatePlace, plan: affiliatePlan }),
    response: v.object({ number: v.string() }),
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
