import { useLingui } from '@lingui/react/macro';
import { HomeBanners } from '../../../parts/banner/banner';

/** The banners of home for who is not logged in; a chunk that the first look does without. */
export default function VisitorNews() {
  const { t } = useLingui();
  return <HomeBanners label={t({ id: 'home.banners', message: 'News and tips' })} />;
}
