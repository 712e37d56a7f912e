import * as v from 'valibot';
import { text } from '../platform/fields';

/** Audience: visitors, members, members of a VIP rank, agents. */
export const AUDIENCES = ['visitor', 'member', 'vip', 'agent'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The pages about the house, in the order of the footer (s2.footer.about-links). */
export const PAGES = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'] as const;
type PageKey = (typeof PAGES)[number];
/** Documents that newcomers consent to (s5.consent.terms): each edition is stored and stays readable. */
export const CONSENTED = ['terms', 'privacy'] as const satisfies readonly PageKey[];

/** Locations of banners: the login (s2.login.banner), the registration (s2.register.banner), and home of members. */
export const BANNER_GROUPS = ['w_login', 'w_register', 'home'] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** Kind of a resource: an app to install, or one of our pages elsewhere (s3.routers.response). */
export const RESOURCE_TYPES = ['APP', 'SOCIAL'] as const;
/** Platform of an app; the lite app is the portal itself, installed by a browser (s2.other.download-guides). */
export const PLATFORMS = ['android', 'ios', 'lite'] as const;
export type Platform = (typeof PLATFORMS)[number];
/** A SHA-256 in lowercase hexadecimal digits. */
export const SHA256 = /^[0-9a-f]{64}$/;

/** Name of an article or a category: that of its file. */
export const CONTENT_KEY = /^[a-z0-9][a-z0-9-]{0,47}$/;
const key = v.pipe(v.string(), v.regex(CONTENT_KEY));
/** Name of an edition, as in the address of its page: `2026-01`. */
const edition = v.pipe(text(16), v.regex(/^[0-9a-z.-]+$/));

/** Search text and category; without them, everything. */
export const helpQuery = v.object({ q: v.optional(text(64)), category: v.optional(key) });
/** First lines of an article of the help centre, or of a page about the house, which has no category. */
const helpEntry = v.object({
  id: v.string(),
  title: v.string(),
  category: v.nullable(v.string()),
  beginning: v.string(),
});
export type HelpEntry = v.InferOutput<typeof helpEntry>;
const helpCategory = v.object({ id: v.string(), title: v.string(), count: v.number() });
/**
 * s7.call.help-center: results, and the available categories. `isNear`: no article has all of the words, and the
 * results have similar ones.
 */
export const helpCenter = v.object({
  list: v.array(helpEntry),
  categories: v.array(helpCategory),
  isNear: v.boolean(),
});
export type HelpCenter = v.InferOutput<typeof helpCenter>;

/** A whole article; `edition`: a specific edition, even if another is in force. */
export const articleQuery = v.object({ id: key, edition: v.optional(edition) });
export const article = v.object({
  id: v.string(),
  title: v.string(),
  category: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** HTML within `NOTICE_HTML`: the gateway sanitised it when it was saved. */
  content: v.string(),
  edition: v.nullable(v.string()),
  /** True for the edition in force. */
  isCurrent: v.boolean(),
  /** Day on which it took effect, in the site's time zone: `2026-11-20`. */
  date: v.pipe(v.string(), v.isoDate()),
});
export type Article = v.InferOutput<typeof article>;

/** The line over home for the reader, if there is one; `id` changes with its content. */
export const promoBar = v.object({
  bar: v.nullable(
    v.object({
      id: v.string(),
      /** Text alternative, for readers who do not see it. */
      title: v.string(),
      /** HTML within `NOTICE_HTML`: the gateway sanitised it when it was saved. */
      content: v.string(),
    }),
  ),
});
export type PromoBar = NonNullable<v.InferOutput<typeof promoBar>['bar']>;

const download = v.object({
  id: v.string(),
  platform: v.picklist(PLATFORMS),
  title: v.string(),
  url: v.string(),
  /** Picture of a QR code with the address. */
  qrCodeUrl: v.string(),
  /** Digest of the file at the address, if the app is installed manually. */
  sha256: v.nullable(v.pipe(v.string(), v.regex(SHA256))),
  /** Installation guide: HTML within `NOTICE_HTML`. */
  guide: v.string(),
});
export type Download = v.InferOutput<typeof download>;
/** Apps with their installation guides, in display order (s2.other.download-guides). */
export const downloads = v.object({ list: v.array(download) });
