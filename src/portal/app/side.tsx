import { useLingui } from '@lingui/react/macro';
import { useSystemStatus } from '../parts/portal/portal-context';
import { useOpen } from '../parts/portal/shell-data';
import { type Resource, SideBar } from '../shell/side-bar';

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

/** Opens customer service (s1.sidebar.customer-service). */
export function useSupport() {
  const open = useOpen();
  return () => open('support');
}
