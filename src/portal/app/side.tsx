import { useLingui } from '@lingui/react/macro';
import { type Resource, SideBar } from '../shell/side-bar';
import { useSystemStatus } from './portal-context';
import { useSupport } from './shell-data';

/** The side bar, from the platform's resources (s3.routers.response). */
export function Side() {
  const { i18n } = useLingui();
  const resources = useSystemStatus()?.context.site?.resources ?? [];
  const list = (type: string): Resource[] =>
    resources
      .filter(({ resourceType }) => resourceType === type)
      .map(({ url, qrCodeUrl, labelNameEn, labelNameCn }) => ({
        url,
        qrCodeUrl: qrCodeUrl || null,
        label: i18n.locale === 'en' ? labelNameEn : labelNameCn,
      }));
  return <SideBar onSupport={useSupport()} apps={list('APP')} social={list('SOCIAL')} />;
}
