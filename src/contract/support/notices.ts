import * as v from 'valibot';
import { id } from '../platform/fields';

/** Woven pictures that a banner may show. */
export const BANNER_PICTURES = ['boat', 'cup', 'drum', 'kite', 'lily', 'owl', 'pot', 'wheel'] as const;
export type BannerPicture = (typeof BANNER_PICTURES)[number];

/**
 * Announcement types (s3.enum.announcement-types). Their lists in the relay are assumed: B `banners`, PL (players) and
 * H (headlines, ahead of the rest) `player`, PU `popup`, PR `promotion`. The portal shows banners in their own
 * locations, PU after a login, and the others on the notice page.
 */
export const NOTICE_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];
/** The execution type: banners, which have their own locations and appear in no list. */
const EXECUTION_TYPE = 'B';

/** s3.notice.fields. */
export const notice = v.object({
  id,
  type: v.picklist(NOTICE_TYPES),
  /** Text. */
  title: v.string(),
  /** HTML within `NOTICE_HTML`: the gateway sanitised it when it was saved. */
  content: v.string(),
  /** First day on which it is displayed, in the site's time zone: `2026-11-20`. */
  date: v.pipe(v.string(), v.isoDate()),
});
export type Notice = v.InferOutput<typeof notice>;

/** s3.banner.fields; both texts are plain text. `picture`: its woven picture, if any. */
const banner = v.object({
  groupName: v.string(),
  url: v.string(),
  title: v.string(),
  text: v.string(),
  picture: v.nullable(v.picklist(BANNER_PICTURES)),
});
export type Banner = v.InferOutput<typeof banner>;

const type = `(${NOTICE_TYPES.join('|')})`;
/**
 * `types`: requested types, separated by commas. `execution` requests banners, in addition or alone. Without either,
 * everything is returned. W is the web, the only platform there is.
 */
export const announcementsQuery = v.object({
  types: v.optional(v.pipe(v.string(), v.maxLength(32), v.regex(new RegExp(`^${type}(,${type})*$`)))),
  platform: v.optional(v.literal('W')),
  execution: v.optional(v.literal(EXECUTION_TYPE)),
});
/**
 * s3.notice.lists. `player` and `promotion` are for other clients: the notice page reads both together, page by page
 * (`notices`).
 */
export const announcements = v.object({
  player: v.array(notice),
  banners: v.array(banner),
  popup: v.array(notice),
  promotion: v.array(notice),
});
