import * as v from 'valibot';
import { required, text } from '../../../contract/platform/fields';
import { AUDIENCES } from '../../../contract/support/content';
import { NOTICE_LINK } from '../../../contract/support/notice-html';
import { BANNER_PICTURES } from '../../../contract/support/notices';
import { isReadable, sanitised } from './sanitise';

/** Maximum number of characters, which bounds parsing, as the number of tags does. */
const MAX_LENGTH = 20_000;
const MAX_TAGS = 500;
const opened = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;

const content = v.pipe(
  text(MAX_LENGTH),
  v.check((html) => opened(html) <= MAX_TAGS, `must not have more than ${MAX_TAGS} elements`),
  v.transform(sanitised),
  v.check(isReadable, 'must have something to read'),
  v.maxLength(MAX_LENGTH),
);
const inBoth = <S extends v.GenericSchema>(schema: S) => ({ bn: schema, en: schema });
const named = {
  key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  from: v.date(),
  until: v.optional(v.nullable(v.date()), null),
  audience: v.optional(v.pipe(v.array(v.picklist(AUDIENCES)), v.nonEmpty()), [...AUDIENCES]),
};
const title = required(120);

const asNotice = v.strictObject({
  ...named,
  type: v.picklist(['PL', 'PU', 'PR', 'H']),
  ...inBoth(v.strictObject({ title, content })),
});
const asBanner = v.strictObject({
  ...named,
  type: v.literal('B'),
  groupName: required(32),
  url: v.pipe(text(2_048), v.regex(NOTICE_LINK)),
  picture: v.optional(v.nullable(v.picklist(BANNER_PICTURES)), null),
  ...inBoth(v.strictObject({ title, content: required(300) })),
});

/** Schema of a notice or a banner in both languages; the output is sanitised, so that readers need not be. */
export const noticeDraft = v.pipe(
  v.variant('type', [asNotice, asBanner]),
  v.check(({ from, until }) => until === null || until > from, 'must end after it begins'),
);
export type NoticeDraft = v.InferInput<typeof noticeDraft>;
