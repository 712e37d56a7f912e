import { useLingui } from '@lingui/react/macro';
import { HomeBanners } from '../../../parts/banner/banner';

/** Banners of home for visitors; a chunk that the first visit omits. */
export default function VisitorNews() {
  const { t } = useLingui();
  return <HomeBanners label={t({ id: 'home.banners', message: 'News and tips' })} />;
}
