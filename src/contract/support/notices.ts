import * as v from 'valibot';
import { id } from '../platform/fields';

/** The woven pictures that a banner may show. */
export const BANNER_PICTURES = ['boat', 'cup', 'drum', 'kite', 'lily', 'owl', 'pot', 'wheel'] as const;
export type BannerPicture = (typeof BANNER_PICTURES)[number];

/**
 * Announcement types (s3.enum.announcement-types). Their lists in the relay are assumed: B `banners`, PL (players) and
 * H (headlines, ahead of the rest) `player`, PU `popup`, PR `promotion`. The portal shows banners in places of their
 * own, PU after a log-in, and the others on the notice page.
 */
export const NOTICE_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];
/** The execution type: banners, which pages show in places of their own and list nowhere. */
const EXECUTION_TYPE = 'B';

/** s3.notice.fields. */
export const notice = v.object({
  id,
  type: v.picklist(NOTICE_TYPES),
  /** Text. */
  title: v.string(),
  /** HTML within `NOTICE_HTML`: the gateway sanitised it when it was written. */
  content: v.string(),
  /** The day from which it is shown, in the site's zone: `2026-11-20`. */
  date: v.pipe(v.string(), v.isoDate()),
});
export type Notice = v.InferOutput<typeof notice>;

/** s3.banner.fields; both texts are text. `picture`: which woven one, where it has one. */
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
 * `types`: those that are wanted, with commas between them. `execution` asks for banners, beside them or alone. Without
 * either all are given. W is the web, and the only platform there is.
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
