import * as v from 'valibot';
import { language, money, required, time } from './basic-fields';
import type { Module } from './modules';
import { portalSiteSettings } from './site';

export const module: v.GenericSchema<Module> = v.object({
  modId: v.string(),
  enabled: v.picklist(['1', '0']),
  childrenNodes: v.array(v.lazy(() => module)),
});

/** s3.routers.response. */
export const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.string(),
  labelNameEn: v.string(),
  labelNameCn: v.string(),
});

/** s3.validation.field-config: one registration field's rules. */
export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  acceptedPattern: v.string(),
  patternId: v.string(),
  minLength: v.number(),
  maxLength: v.number(),
});

/** s3.permission.customer-service: also in the rejection of an unknown host. */
export const customerServices = v.array(v.object({ csType: v.string(), path: v.string() }));

/** s3.permission.*: status of the portal and its settings. */
export const status = v.object({
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  /** End of maintenance, if known. Epoch ms. */
  maintenanceEnd: v.nullable(time),
  serverTime: time,
  keyId: v.string(),
  /** PEM. Encrypted payloads are sealed with it. */
  publicKey: v.string(),
  info: v.object({
    whiteLabel: v.array(module),
    registerValidation: v.record(v.string(), fieldRule),
    resources: v.array(resource),
    customerService: customerServices,
    analytics: v.object({ gtagId: v.string() }),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    ...portalSiteSettings,
    /** Release of the gateway, from which an older page learns that it is (`own.app.release`). */
    release: v.optional(v.string(), ''),
    /** IANA name of the site's time zone (`own.frame.site-zone`). */
    timeZone: v.optional(v.string(), 'Asia/Dhaka'),
    /** False on the agents' site, which takes no registrations (`own.invitation.site`). */
    registersHere: v.optional(v.boolean(), true),
    /** Origin of the members' site, where invitations lead; null: not named, so this site if it takes registrations. */
    memberOrigin: v.optional(v.nullable(v.string()), null),
    /**
     * Largest bonus that a newcomer can select now; null without one, or while registration is closed
     * (s1.claim.marketing).
     */
    newcomerBonus: v.optional(v.nullable(money), null),
    /** Categories of games that have vendors, in the order of the menu (s2.nav.game-categories). */
    gameTypes: v.array(v.string()),
    location: v.object({ ip: v.string(), country: v.nullable(v.string()) }),
  }),
});
export type SystemStatus = v.InferOutput<typeof status>;

/** Current host, as reported by the browser. */
export const statusQuery = v.object({ url: v.optional(required(253)) });

/** s3.country.fields. */
export const countries = v.object({
  list: v.array(v.object({ countryCode: v.string(), countryDialingCode: v.string() })),
});
export type Country = v.InferOutput<typeof countries>['list'][number];

export const languageChange = v.object({ language });
