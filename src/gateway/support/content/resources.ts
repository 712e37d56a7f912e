import type { Language, Value } from '../../../contract';
import type { Download } from '../../../contract/support/content';
import type { ModuleContext } from '../../platform/context';
import { type ContentRow, contentReader } from './shown';
import type { Resource } from './tables';

type ResourceRow = ContentRow & { resource: Resource };

/** Of what is in force, the apps and our places elsewhere, in their order. */
export const resourcesOf = (rows: readonly ContentRow[]): ResourceRow[] =>
  rows.flatMap((row) => (row.resource === null ? [] : [{ ...row, resource: row.resource }]));

/** Where the QR code of a resource is. */
export const qrPath = (key: string): string => `/resources/${key}.svg`;

/**
 * Resource on the wire (s3.routers.response); `labelNameCn`, the second label, is the Bengali one: the frame changes
 * its language alone.
 */
const wireOf = (row: ResourceRow): Value<'domainRoute'>['resources'][number] => ({
  resourceType: row.resource.type,
  url: row.resource.url,
  qrCodeUrl: row.resource.type === 'APP' ? qrPath(row.key) : '',
  labelNameEn: row.titleEn,
  labelNameCn: row.titleBn,
});

/** Lists the apps and our pages elsewhere that are in force, as the wire has them. */
export const readResources = async (ctx: ModuleContext): Promise<Value<'domainRoute'>['resources']> =>
  resourcesOf(await contentReader(ctx)()).map(wireOf);

/** An app with its install guide (s2.other.download-guides); nothing where it is none. */
export function downloadOf({ key, resource, ...row }: ResourceRow, language: Language): Download[] {
  const { platform, url, sha256 } = resource;
  if (platform === null) return [];
  const [title, guide] = language === 'bn' ? [row.titleBn, row.contentBn] : [row.titleEn, row.contentEn];
  return [{ id: key, platform, title, url, qrCodeUrl: qrPath(key), sha256, guide }];
}
