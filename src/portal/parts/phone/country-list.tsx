import { useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import type { Country } from '../../../contract';
import { country, year } from '../../../ui/format';
import './country.css';
import { imageUrl } from '../../../ui/image-cdn';
import { useSystemStatus } from '../portal/portal-context';

type Props = {
  id: string;
  countries: readonly Country[];
  active: string;
  label: string;
  onChoose: (countryCode: string) => void;
};

/** The box keeps the focus while the list is pressed. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();
const intoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

/**
 * Countries by dialing code; the highlighted one is scrolled into view. The box handles the keys: without `tabIndex`, a
 * list that scrolls would be a tab stop. The content below makes room for the list (`own.country-picker.room`).
 */
export function CountryList({ id, countries, active, label, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <div
      className="countries"
      role="listbox"
      id={`${id}-list`}
      tabIndex={-1}
      aria-label={label}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {countries.map(({ countryCode, countryDialingCode }) => (
        <div
          key={countryCode}
          id={`${id}-${countryCode}`}
          role="option"
          tabIndex={-1}
          aria-selected={countryCode === active}
          ref={countryCode === active ? intoView : undefined}
          onClick={() => onChoose(countryCode)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(countryCode)}
        >
          <Flag countryCode={countryCode} />
          <span className="grow">{country(countryCode, i18n.locale)}</span>
          <span className="num">+{year(Number(countryDialingCode), i18n.locale)}</span>
        </div>
      ))}
    </div>
  );
}

/**
 * Flag of a country (s3.country.flag-url), from the image CDN if one is set (s9.const.image-cdn). Decorative: the name
 * is next to it.
 */
export function Flag({ countryCode }: { countryCode: string }) {
  const cdns = useSystemStatus()?.context.site?.imageCDNs ?? [];
  const src = imageUrl(`/TCG_PROD_IMAGES/COUNTRY_FLAG/${countryCode}.png`, cdns);
  return <img className="flag" src={src} width="24" height="16" loading="lazy" alt="" />;
}
