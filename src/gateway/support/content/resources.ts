import type { Language, Value } from '../../../contract';
import type { Download } from '../../../contract/support/content';
import type { ModuleContext } from '../../platform/context';
import { type ContentRow, contentReader } from './reader';
import type { Resource } from './tables';

type ResourceRow = ContentRow & { resource: Resource };

/** Returns the apps and our pages on other sites among current content, in order. */
export const resourcesOf = (rows: readonly ContentRow[]): ResourceRow[] =>
  rows.flatMap((row) => (row.resource === null ? [] : [{ ...row, resource: row.resource }]));

/** Returns the path of a resource's QR code. */
export const qrPath = (key: string): string => `/resources/${key}.svg`;

/**
 * Converts a resource to the wire (s3.routers.response); `labelNameCn`, the second label, is the Bengali one: the
 * client switches languages by itself.
 */
const wireOf = (row: ResourceRow): Value<'domainRoute'>['resources'][number] => ({
  resourceType: row.resource.type,
  url: row.resource.url,
  qrCodeUrl: row.resource.type === 'APP' ? qrPath(row.key) : '',
  labelNameEn: row.titleEn,
  labelNameCn: row.titleBn,
});

/** Lists the current apps and our pages on other sites, in wire format. */
export const readResources = async (ctx: ModuleContext): Promise<Value<'domainRoute'>['resources']> =>
  resourcesOf(await contentReader(ctx)()).map(wireOf);

/** Returns an app with its install guide (s2.other.download-guides); empty for other resources. */
export function downloadOf({ key, resource, ...row }: ResourceRow, language: Language): Download[] {
  const { platform, url, sha256 } = resource;
  if (platform === null) return [];
  const [title, guide] = language === 'bn' ? [row.titleBn, row.contentBn] : [row.titleEn, row.contentEn];
  return [{ id: key, platform, title, url, qrCodeUrl: qrPath(key), sha256, guide }];
}
