import * as v from 'valibot';
import { required, text } from '../../../contract/platform/fields';
import {
  AUDIENCES,
  type Audience,
  BANNER_GROUPS,
  CONSENTED,
  PLATFORMS,
  RESOURCE_TYPES,
  SHA256,
} from '../../../contract/support/content';
import { NOTICE_LINK } from '../../../contract/support/notice-html';
import { BANNER_PICTURES, type BannerPicture } from '../../../contract/support/notices';
import { dayOf } from '../../platform/time/zone';
import { isReadable } from '../notice/sanitise';
import type { Document } from './document';
import type { Fault, Place } from './fault';
import type { Link } from './markdown';
import type { Resource } from './tables';

type DraftText = { title: string; source: string; content: string };
/** Content from a folder; `file` is the Bengali file, which has the shared fields, and `lineOf` their lines. */
type Shared = {
  key: string;
  file: string;
  lineOf: (field: string) => number;
  audience: Audience[];
  from: Date;
  until: Date | null;
  bn: DraftText;
  en: DraftText;
  links: (Link & { file: string })[];
};
export type ArticleDraft = Shared & { sort: number; edition: string | null } & (
    | { kind: 'category' | 'page' | 'bar'; category: null; resource: null }
    | { kind: 'help'; category: string; resource: null }
    | { kind: 'resource'; category: null; resource: Resource }
  );
export type NoticeDraftIn = Shared & { kind: 'notice'; type: 'PL' | 'PU' | 'PR' | 'H' };
export type BannerDraftIn = Shared & { kind: 'banner'; groupName: string; url: string; picture: BannerPicture | null };
export type Draft = ArticleDraft | NoticeDraftIn | BannerDraftIn;

/** Maximum length of a text by kind, characters; notices are short (notice/draft.ts). */
const MAX_LENGTHS = { category: 0, help: 20_000, page: 40_000, notice: 15_000, banner: 300, bar: 300, resource: 8_000 };

const title = required(120);
const order = v.pipe(v.number('a whole number is needed'), v.integer('a whole number is needed'));
const address = v.pipe(text(2_048), v.regex(NOTICE_LINK, 'no address: https://…, or / and a page of ours'));
const period = (zone: string) => {
  const day = v.pipe(
    v.string('a day such as 2026-01-31 is needed'),
    v.check(
      (typed) => dayOf(typed, zone) !== null,
      'a day such as 2026-01-31, or a moment such as 2026-01-31T18:00:00Z, is needed',
    ),
    v.transform((typed) => dayOf(typed, zone) ?? new Date(0)),
  );
  return { from: day, until: v.optional(day) };
};
const audienceField = v.pipe(
  v.array(v.picklist(AUDIENCES, `there are ${AUDIENCES.join(', ')}`), 'a list is needed, [member, vip]'),
  v.nonEmpty('it is for nobody'),
);
const when = (zone: string) => ({ ...period(zone), audience: v.optional(audienceField, [...AUDIENCES]) });

const fieldsOf = (zone: string) => ({
  category: v.strictObject({ title, order }),
  help: v.strictObject({ title, order: v.optional(order, 0), ...when(zone) }),
  page: v.strictObject({
    title,
    edition: v.optional(
      v.pipe(text(16), v.regex(/^[0-9a-z.-]+$/, 'an edition is small letters, digits, dashes and points')),
    ),
    ...when(zone),
  }),
  notice: v.strictObject({
    title,
    type: v.picklist(['PL', 'PU', 'PR', 'H'], 'there are PL, PU, PR and H'),
    ...when(zone),
  }),
  banner: v.strictObject({
    title,
    group: v.picklist(BANNER_GROUPS, `there are ${BANNER_GROUPS.join(', ')}`),
    url: address,
    picture: v.optional(v.picklist(BANNER_PICTURES, `there are ${BANNER_PICTURES.join(', ')}`)),
    ...when(zone),
  }),
  bar: v.strictObject({ title, order: v.optional(order, 0), ...when(zone) }),
  resource: v.strictObject({
    title,
    order: v.optional(order, 0),
    type: v.picklist(RESOURCE_TYPES, `there are ${RESOURCE_TYPES.join(', ')}`),
    platform: v.optional(v.picklist(PLATFORMS, `there are ${PLATFORMS.join(', ')}`)),
    url: address,
    sha256: v.optional(
      v.pipe(
        v.string('64 hexadecimal digits in quotes are needed'),
        v.regex(SHA256, '64 hexadecimal digits are needed'),
      ),
    ),
    ...period(zone),
  }),
});
const inEnglish = v.strictObject({ title });

/** Combines the two documents of a pair. Only the Bengali one has the fields that are not text. */
export function draftOf(place: Place, bn: Document, en: Document, zone: string): { draft?: Draft; faults: Fault[] } {
  const faults: Fault[] = [];
  const reportFault = (field: string, what: string) =>
    faults.push({ file: bn.file, line: bn.lineOf(field), what: `${field}: ${what}` });
  const english = read(inEnglish, en, faults);
  for (const document of [bn, en]) faults.push(...faultsOfLength(document, place.kind));
  const buildText = (document: Document, title: string): DraftText => ({
    title,
    source: document.source,
    content: document.html,
  });
  const links = [bn, en].flatMap(({ file, links: within }) => within.map((link) => ({ ...link, file })));
  const shared = (values: { title: string; from?: Date; until?: Date; audience?: Audience[] }) => {
    const { from = new Date(0), until = null, audience = [...AUDIENCES] } = values;
    if (until && until <= from) reportFault('until', 'it ends before it begins');
    const both = { bn: buildText(bn, values.title), en: buildText(en, english?.title ?? '') };
    return { key: place.key, file: bn.file, lineOf: bn.lineOf, audience, from, until, links, ...both };
  };
  const draft = withFields(place, bn, { zone, faults, shared, tell: reportFault });
  return faults.length > 0 || !draft ? { faults } : { draft, faults };
}

type Making = {
  zone: string;
  faults: Fault[];
  shared: (values: { title: string; from?: Date; until?: Date; audience?: Audience[] }) => Shared;
  tell: (field: string, what: string) => void;
};

function withFields(
  { kind, key, category }: Place,
  bn: Document,
  { zone, faults, shared, tell: reportFault }: Making,
): Draft | undefined {
  const schemas = fieldsOf(zone);
  if (kind === 'category') {
    const values = read(schemas.category, bn, faults);
    return values && { kind, category: null, sort: values.order, edition: null, resource: null, ...shared(values) };
  }
  if (kind === 'help') {
    const values = read(schemas.help, bn, faults);
    return (
      values && { kind, category: category ?? '', sort: values.order, edition: null, resource: null, ...shared(values) }
    );
  }
  if (kind === 'bar') {
    const values = read(schemas.bar, bn, faults);
    return values && { kind, category: null, sort: values.order, edition: null, resource: null, ...shared(values) };
  }
  if (kind === 'page') {
    const values = read(schemas.page, bn, faults);
    if (values && CONSENTED.some((candidate) => candidate === key)) {
      if (values.edition === undefined) reportFault('edition', 'it is consented to, so its edition needs a name');
      if (values.until !== undefined) reportFault('until', 'it is consented to, so it has no end');
      if (values.audience.length < AUDIENCES.length)
        reportFault('audience', 'it is consented to, so it is for everyone');
    }
    return (
      values && { kind, category: null, sort: 0, edition: values.edition ?? null, resource: null, ...shared(values) }
    );
  }
  if (kind === 'resource') {
    const values = read(schemas.resource, bn, faults);
    if (!values) return undefined;
    const { type, url, platform = null, sha256 = null } = values;
    if ((type === 'APP') !== (platform !== null)) reportFault('platform', 'an app has one, and nothing else');
    if (type === 'APP' && bn.source === '') reportFault('title', 'an app needs its install guide');
    if (url.endsWith('.apk') && sha256 === null) reportFault('sha256', 'a file that is installed by hand needs it');
    return {
      kind,
      category: null,
      sort: values.order,
      edition: null,
      resource: { type, url, platform, sha256 },
      ...shared(values),
    };
  }
  if (kind === 'notice') {
    const values = read(schemas.notice, bn, faults);
    return values && { kind, type: values.type, ...shared(values) };
  }
  const banner = read(schemas.banner, bn, faults);
  return (
    banner && { kind, groupName: banner.group, url: banner.url, picture: banner.picture ?? null, ...shared(banner) }
  );
}

function read<S extends v.GenericSchema>(
  schema: S,
  { file, fields, lineOf }: Document,
  faults: Fault[],
): v.InferOutput<S> | undefined {
  const { success, output, issues } = v.safeParse(schema, fields);
  if (success) return output;
  for (const issue of issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '');
    const what =
      issue.expected === 'never'
        ? 'there is no such field here'
        : issue.received === 'undefined'
          ? 'it is missing'
          : issue.message;
    faults.push({ file, line: lineOf(field), what: `${field}: ${what}` });
  }
  return undefined;
}

function faultsOfLength({ file, source, html }: Document, kind: Place['kind']): Fault[] {
  if (source.length > MAX_LENGTHS[kind] && kind !== 'category')
    return [{ file, line: 1, what: `it is longer than ${MAX_LENGTHS[kind]} characters` }];
  return source !== '' && !isReadable(html) ? [{ file, line: 1, what: 'nothing of it can be read' }] : [];
}
