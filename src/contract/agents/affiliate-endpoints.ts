import * as v from 'valibot';
import type { Endpoint } from '../platform/endpoint';
import { SETTINGS } from '../platform/settings';
import { printable, written } from '../platform/written';

/** Ways in which an applicant would advertise the portal. */
export const AFFILIATE_CHANNELS = ['website', 'social', 'video', 'messaging', 'inPerson'] as const;
export type AffiliateChannel = (typeof AFFILIATE_CHANNELS)[number];
/** Status of an application, named like the states of its lifecycle. */
export const APPLICATION_STATES = ['received', 'inReview', 'approved', 'rejected'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const tidy = (typed: string) => printable(typed.replace(/\s/g, ' '));
/** Places where people will see the advertising, and how it will reach them; length in graphemes. */
export const affiliatePlace = written(SETTINGS.affiliate.place, { tidy, problem: 'placeLength' });
export const affiliatePlan = written(SETTINGS.affiliate.plan, { tidy, problem: 'planLength' });

const application = v.object({
  /** The number that its messages name. */
  number: v.string(),
  state: v.picklist(APPLICATION_STATES),
  /** Day it was sent, in the site's time zone: `2026-11-20`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Reason for the rejection, as the operator wrote it. */
  reason: v.nullable(v.string()),
});
/** Status of an account in the agent programme; `code`: an agent's invitation code. */
const affiliateStatus = v.object({
  isAgent: v.boolean(),
  code: v.nullable(v.string()),
  application: v.nullable(application),
});
export type AffiliateStatus = v.InferOutput<typeof affiliateStatus>;

/** Endpoints of the agent programme (s2.other.affiliate-application); loaded with the dialog that calls them. */
export const affiliateEndpoints = {
  affiliateStanding: {
    method: 'GET',
    path: '/wps/agent/application',
    token: 'required',
    encrypted: false,
    response: affiliateStatus,
    source: 'assumed',
  },
  /**
   * Rejects with `application.open` while an application is undecided, `application.agent` if the caller already is an
   * agent, and `application.closed` while the module AGENTPOLICY is off.
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
